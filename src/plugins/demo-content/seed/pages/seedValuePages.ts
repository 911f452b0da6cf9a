import type { Payload } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import { englishOptions, paired, withRowsOf } from '@/src/seed/englishTexts'
import { setFrench } from '@/src/seed/frenchTypography'
import { seedOptions } from '@/src/seed/seedOptions'
import { withoutStored } from '@/src/seed/withoutStored'
import { englishValuePages as englishPages } from '../content/en/valuePages'
import { frenchValuePages } from '../content/valuePages'
import type { ValuePageContent } from '../content/valuePages/valuePageContent'
import { joinParagraphs } from '../joinParagraphs'
import { withPictures } from '../media/storePicture'
import { composeSections, englishSections, frenchSections } from './composeSections'

const collection = 'value-pages'
const frenchWords = { ...frenchSections, label: "Voir nos offres d'emploi" }
const englishWords = { ...englishSections, label: 'View our vacancies' }

export async function seedValuePages(payload: Payload): Promise<void> {
  const pages = paired('picture', setFrench(frenchValuePages), englishPages)
  const missing = await withoutStored(payload, collection, 'slug', pages)
  for (const { english, picture: heroImage, ...french } of await withPictures(payload, missing)) {
    await inTransaction(payload, { user: null }, async (req) => {
      const page = await payload.create({
        ...seedOptions(),
        req,
        collection,
        data: { ...compose(french, frenchWords), heroImage, _status: 'published' },
      })
      const data = withRowsOf(page, compose(english, englishWords))
      await payload.update({ ...englishOptions(), req, collection, id: page.id, data })
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
    intro: joinParagraphs(intro),
    sections: composeSections(sections, words),
    callToAction: { ...closing, label: words.label, url: JOB_LIST_PATH },
    seo: { metaDescription },
  }
}
