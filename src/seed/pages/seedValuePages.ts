import type { Payload } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { JOB_LIST_PATH } from '@/src/domain/addresses/sitePaths'
import { asPlainText } from '../asPlainText'
import { asTheFirm } from '../asTheFirm'
import { valuePages as englishPages } from '../content/en/valuePages'
import { valuePages } from '../content/valuePages'
import type { ValuePageContent } from '../content/valuePages/valuePageContent'
import { setFrench } from '../frenchTypography'
import { inEnglish, paired, withRowsOf } from '../inEnglish'
import { withPictures } from '../media/storePicture'
import { withoutStored } from '../withoutStored'
import { composeSections, englishSections, frenchSections } from './composeSections'

const collection = 'value-pages'
const frenchWords = { ...frenchSections, label: "Voir nos offres d'emploi" }
const englishWords = { ...englishSections, label: 'View our vacancies' }

export async function seedValuePages(payload: Payload): Promise<void> {
  const pages = paired('picture', setFrench(valuePages), englishPages)
  const missing = await withoutStored(payload, collection, 'slug', pages)
  for (const { english, picture: heroImage, ...french } of await withPictures(payload, missing)) {
    await inTransaction(payload, { user: null }, async (req) => {
      const page = await payload.create({
        ...asTheFirm(),
        req,
        collection,
        data: { ...compose(french, frenchWords), heroImage, _status: 'published' },
      })
      const data = withRowsOf(page, compose(english, englishWords))
      await payload.update({ ...inEnglish(), req, collection, id: page.id, data })
    })
  }
}

function compose(content: Omit<ValuePageContent, 'picture'>, words: typeof frenchWords) {
  const { closing, icon, intro, metaDescription, sections, slug, summary, title } = content
  return {
    title,
    slug,
    icon,
    summary,
    intro: asPlainText(intro),
    sections: composeSections(sections, words),
    callToAction: { ...closing, label: words.label, url: JOB_LIST_PATH },
    seo: { metaDescription },
  }
}
