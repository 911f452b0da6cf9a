import type { Payload } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { CONTACT_PATH } from '@/src/domain/urls/sitePaths'
import { englishOptions, paired, withRowsOf } from '@/src/seed/englishTexts'
import { setFrench } from '@/src/seed/frenchTypography'
import { seedOptions } from '@/src/seed/seedOptions'
import { withoutStored } from '@/src/seed/withoutStored'
import { englishExpertisePages as englishPages } from '../content/en/expertisePages'
import { frenchExpertisePages } from '../content/expertisePages'
import type { ExpertisePageContent } from '../content/expertisePages/expertisePageContent'
import { joinParagraphs } from '../joinParagraphs'
import { withPictures } from '../media/storePicture'

const collection = 'expertise-pages'

export async function seedExpertisePages(payload: Payload): Promise<void> {
  const pages = paired('picture', setFrench(frenchExpertisePages), englishPages)
  const missing = await withoutStored(payload, collection, 'slug', pages)
  for (const { english, picture: heroImage, ...french } of await withPictures(payload, missing)) {
    await inTransaction(payload, { user: null }, async (req) => {
      const page = await payload.create({
        ...seedOptions(),
        req,
        collection,
        data: { ...compose(french), heroImage, _status: 'published' },
      })
      const data = withRowsOf(page, compose(english))
      await payload.update({ ...englishOptions(), req, collection, id: page.id, data })
    })
  }
}

function compose(content: Omit<ExpertisePageContent, 'picture'>) {
  const { intro, metaDescription, callToAction, title, slug, icon, summary, ...parts } = content
  const { servicesHeading, services, approachHeading, approachIntro, steps } = parts
  return {
    title,
    slug,
    icon,
    summary,
    intro: joinParagraphs(intro),
    servicesHeading,
    services,
    approachHeading,
    approachIntro,
    steps,
    callToAction: { ...callToAction, url: CONTACT_PATH },
    seo: { metaDescription },
  }
}
