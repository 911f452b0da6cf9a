import type { Payload } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import { createSeedOptions } from '@/src/seed/createSeedOptions'
import { addStoredRowIds, createEnglishSeedOptions, pairWithEnglish } from '@/src/seed/englishTexts'
import { filterUnstoredEntries } from '@/src/seed/filterUnstoredEntries'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'
import { englishValuePages as englishPages } from '../content/en/valuePages'
import { frenchValuePages } from '../content/valuePages'
import type { ValuePageContent } from '../content/valuePages/valuePageContent'
import { joinParagraphs } from '../joinParagraphs'
import { storeEntryPictures } from '../media/findOrCreatePicture'
import { composeSections, englishSectionTexts, frenchSectionTexts } from './composeSections'

const VALUE_PAGES_SLUG = 'value-pages'
const frenchValuePageTexts = { ...frenchSectionTexts, label: "Voir nos offres d'emploi" }
const englishValuePageTexts = { ...englishSectionTexts, label: 'View our vacancies' }

export async function seedValuePages(payload: Payload): Promise<void> {
  const pages = pairWithEnglish(
    'picture',
    applyFrenchTypographyDeep(frenchValuePages),
    englishPages,
  )
  const missing = await filterUnstoredEntries(payload, VALUE_PAGES_SLUG, 'slug', pages)
  for (const { english, picture: heroImage, ...french } of await storeEntryPictures(
    payload,
    missing,
  )) {
    await inTransaction(payload, { user: null }, async (req) => {
      const page = await payload.create({
        ...createSeedOptions(),
        req,
        collection: VALUE_PAGES_SLUG,
        data: {
          ...composeValuePage(french, frenchValuePageTexts),
          heroImage,
          _status: 'published',
        },
      })
      const data = addStoredRowIds(page, composeValuePage(english, englishValuePageTexts))
      await payload.update({
        ...createEnglishSeedOptions(),
        req,
        collection: VALUE_PAGES_SLUG,
        id: page.id,
        data,
      })
    })
  }
}

function composeValuePage(
  content: Omit<ValuePageContent, 'picture'>,
  words: typeof frenchValuePageTexts,
) {
  const { closing, icon, intro, metaDescription, sections, slug, summary, title } = content
  return {
    title,
    slug,
    icon,
    summary,
    intro: joinParagraphs(intro),
    sections: composeSections(sections, words),
    callToAction: { ...closing, label: words.label, url: JOB_LIST_PATH },
    seo: { metaDescription },
  }
}
