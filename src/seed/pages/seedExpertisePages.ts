import type { Payload } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { CONTACT_PATH } from '@/src/domain/addresses/sitePaths'
import { asPlainText } from '../asPlainText'
import { asTheFirm } from '../asTheFirm'
import { expertisePages as englishPages } from '../content/en/expertisePages'
import { expertisePages } from '../content/expertisePages'
import type { ExpertisePageContent } from '../content/expertisePages/expertisePageContent'
import { setFrench } from '../frenchTypography'
import { inEnglish, paired, withRowsOf } from '../inEnglish'
import { withPictures } from '../media/storePicture'
import { withoutStored } from '../withoutStored'

const collection = 'expertise-pages'

export async function seedExpertisePages(payload: Payload): Promise<void> {
  const pages = paired('picture', setFrench(expertisePages), englishPages)
  const missing = await withoutStored(payload, collection, 'slug', pages)
  for (const { english, picture: heroImage, ...french } of await withPictures(payload, missing)) {
    await inTransaction(payload, { user: null }, async (req) => {
      const page = await payload.create({
        ...asTheFirm(),
        req,
        collection,
        data: { ...compose(french), heroImage, _status: 'published' },
      })
      const data = withRowsOf(page, compose(english))
      await payload.update({ ...inEnglish(), req, collection, id: page.id, data })
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
    intro: asPlainText(intro),
    servicesHeading,
    services,
    approachHeading,
    approachIntro,
    steps,
    callToAction: { ...callToAction, url: CONTACT_PATH },
    seo: { metaDescription },
  }
}
