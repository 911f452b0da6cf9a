import type { Payload } from 'payload'
import type { SectorPage } from '@/payload-types'
import { inTransaction } from '@/src/database/inTransaction'
import { slugify } from '@/src/domain/text/normalizeText'
import { CONTACT_SECTION_PATH } from '@/src/domain/urls/sitePaths'
import { createSeedOptions } from '@/src/seed/createSeedOptions'
import { addStoredRowIds, createEnglishSeedOptions, pairWithEnglish } from '@/src/seed/englishTexts'
import { filterUnstoredEntries } from '@/src/seed/filterUnstoredEntries'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'
import { clientNamesBySector } from '../content/clientNamesBySector'
import { englishSectorPages as englishPages } from '../content/en/sectorPages'
import type { EnglishSectorPageContent } from '../content/en/sectorPages/sectorPageContent'
import { frenchSectorPages } from '../content/sectorPages'
import { joinParagraphs } from '../joinParagraphs'
import { findOrCreateMedia } from '../media/findOrCreateMedia'
import { storeEntryPictures } from '../media/findOrCreatePicture'
import { composeSections, englishSectionTexts, frenchSectionTexts } from './composeSections'

const SECTOR_PAGES_SLUG = 'sector-pages'

export async function seedSectorPages(payload: Payload): Promise<void> {
  const pages = pairWithEnglish(
    'picture',
    applyFrenchTypographyDeep(frenchSectorPages),
    englishPages,
  )
  const missing = await filterUnstoredEntries(payload, SECTOR_PAGES_SLUG, 'slug', pages)
  for (const { english, picture: heroImage, ...french } of await storeEntryPictures(
    payload,
    missing,
  )) {
    const logos = await storeClientLogos(payload, clientNamesBySector[french.slug])
    await inTransaction(payload, { user: null }, async (req) => {
      const page = await payload.create({
        ...createSeedOptions(),
        req,
        collection: SECTOR_PAGES_SLUG,
        data: {
          ...composeSectorPage(french, frenchSectionTexts),
          heroImage,
          clientsHeading: 'Clients Actifs',
          clients: logos,
          _status: 'published',
        },
      })
      const data = {
        ...addStoredRowIds(page, composeSectorPage(english, englishSectionTexts)),
        clientsHeading: 'Current clients',
        clients: page.clients?.map(withEnglishLogoAlt),
      }
      await payload.update({
        ...createEnglishSeedOptions(),
        req,
        collection: SECTOR_PAGES_SLUG,
        id: page.id,
        data,
      })
    })
  }
}

type SectorPageContentWithoutPicture = Omit<EnglishSectorPageContent, 'picture'>

function composeSectorPage(
  content: SectorPageContentWithoutPicture,
  shared: typeof frenchSectionTexts,
) {
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
    callToAction: { ...callToAction, url: CONTACT_SECTION_PATH },
    seo: { metaDescription },
  }
}

const englishLogoAlt = (name: string) => `${name} logo`

const withEnglishLogoAlt = (client: NonNullable<SectorPage['clients']>[number]) => ({
  ...client,
  alt: englishLogoAlt(client.name),
})

function storeClientLogos(payload: Payload, names: string[]) {
  return Promise.all(
    names.map(async (name) => {
      const alt = `Logo de ${name}`
      const filename = `logo-${slugify(name)}.svg` as const
      const logo = { folder: 'logos', filename, alt, englishAlt: englishLogoAlt(name) } as const
      return { name, alt, logo: await findOrCreateMedia(payload, logo) }
    }),
  )
}
