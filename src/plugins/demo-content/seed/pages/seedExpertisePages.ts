import type { Payload } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { CONTACT_SECTION_PATH } from '@/src/domain/urls/sitePaths'
import { createSeedOptions } from '@/src/seed/createSeedOptions'
import { addStoredRowIds, createEnglishSeedOptions, pairWithEnglish } from '@/src/seed/englishTexts'
import { filterUnstoredEntries } from '@/src/seed/filterUnstoredEntries'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'
import { englishExpertisePages as englishPages } from '../content/en/expertisePages'
import { frenchExpertisePages } from '../content/expertisePages'
import type { ExpertisePageContent } from '../content/expertisePages/expertisePageContent'
import { joinParagraphs } from '../joinParagraphs'
import { storeEntryPictures } from '../media/findOrCreatePicture'

const EXPERTISE_PAGES_SLUG = 'expertise-pages'

export async function seedExpertisePages(payload: Payload): Promise<void> {
  const pages = pairWithEnglish(
    'picture',
    applyFrenchTypographyDeep(frenchExpertisePages),
    englishPages,
  )
  const missing = await filterUnstoredEntries(payload, EXPERTISE_PAGES_SLUG, 'slug', pages)
  for (const { english, picture: heroImage, ...french } of await storeEntryPictures(
    payload,
    missing,
  )) {
    await inTransaction(payload, { user: null }, async (req) => {
      const page = await payload.create({
        ...createSeedOptions(),
        req,
        collection: EXPERTISE_PAGES_SLUG,
        data: { ...composeExpertisePage(french), heroImage, _status: 'published' },
      })
      const data = addStoredRowIds(page, composeExpertisePage(english))
      await payload.update({
        ...createEnglishSeedOptions(),
        req,
        collection: EXPERTISE_PAGES_SLUG,
        id: page.id,
        data,
      })
    })
  }
}

function composeExpertisePage(content: Omit<ExpertisePageContent, 'picture'>) {
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
    callToAction: { ...callToAction, url: CONTACT_SECTION_PATH },
    seo: { metaDescription },
  }
}
