import type { Payload } from 'payload'
import type { SectorPage } from '@/payload-types'
import { inTransaction } from '@/src/database/inTransaction'
import { slugify } from '@/src/domain/text/normalizeText'
import { CONTACT_PATH } from '@/src/domain/urls/sitePaths'
import { englishOptions, paired, withRowsOf } from '@/src/seed/englishTexts'
import { setFrench } from '@/src/seed/frenchTypography'
import { seedOptions } from '@/src/seed/seedOptions'
import { withoutStored } from '@/src/seed/withoutStored'
import { clients } from '../content/clients'
import { englishSectorPages as englishPages } from '../content/en/sectorPages'
import type { EnglishSectorPageContent } from '../content/en/sectorPages/sectorPageContent'
import { frenchSectorPages } from '../content/sectorPages'
import { joinParagraphs } from '../joinParagraphs'
import { storeMedia } from '../media/storeMedia'
import { withPictures } from '../media/storePicture'
import { composeSections, englishSections, frenchSections } from './composeSections'

const collection = 'sector-pages'

export async function seedSectorPages(payload: Payload): Promise<void> {
  const pages = paired('picture', setFrench(frenchSectorPages), englishPages)
  const missing = await withoutStored(payload, collection, 'slug', pages)
  for (const { english, picture: heroImage, ...french } of await withPictures(payload, missing)) {
    const logos = await storeClients(payload, clients[french.slug])
    await inTransaction(payload, { user: null }, async (req) => {
      const page = await payload.create({
        ...seedOptions(),
        req,
        collection,
        data: {
          ...compose(french, frenchSections),
          heroImage,
          clientsHeading: 'Clients Actifs',
          clients: logos,
          _status: 'published',
        },
      })
      const data = {
        ...withRowsOf(page, compose(english, englishSections)),
        clientsHeading: 'Current clients',
        clients: page.clients?.map(withEnglishAlt),
      }
      await payload.update({ ...englishOptions(), req, collection, id: page.id, data })
    })
  }
}

type Content = Omit<EnglishSectorPageContent, 'picture'>

function compose(content: Content, shared: typeof frenchSections) {
  const { intro, metaDescription, callToAction, texts, title, slug, summary, ...parts } = content
  const { solutionsHeading, solutionsIntro, solutions } = parts
  return {
    title,
    slug,
    summary,
    intro: joinParagraphs(intro),
    solutionsHeading,
    solutionsIntro,
    solutions,
    sections: composeSections(
      texts.map((text) => ({ kind: 'text', ...text })),
      shared,
    ),
    callToAction: { ...callToAction, url: CONTACT_PATH },
    seo: { metaDescription },
  }
}

const englishAlt = (name: string) => `${name} logo`

const withEnglishAlt = (client: NonNullable<SectorPage['clients']>[number]) => ({
  ...client,
  alt: englishAlt(client.name),
})

function storeClients(payload: Payload, names: string[]) {
  return Promise.all(
    names.map(async (name) => {
      const alt = `Logo de ${name}`
      const filename = `logo-${slugify(name)}.svg` as const
      const logo = { folder: 'logos', filename, alt, englishAlt: englishAlt(name) } as const
      return { name, alt, logo: await storeMedia(payload, logo) }
    }),
  )
}
