import type { Payload } from 'payload'
import { dayIn, noonOf } from '@/src/domain/frenchDate'
import { DEFAULT_TIMEZONE } from '@/src/domain/siteLocale'
import { asPlainText } from '../asPlainText'
import { asTheFirm } from '../asTheFirm'
import { adnHub } from '../content/adnHub'
import { homePage } from '../content/homePage'
import { jobListPage } from '../content/jobListPage'
import { legalNotice } from '../content/legalNotice'
import type { ArticleContent } from '../content/legalNotice/articleContent'
import { setFrench } from '../frenchTypography'
import { isSaved } from '../isSaved'
import { storePicture } from '../media/storePicture'
import { richText } from '../richText'
import { composeSections } from './composeSections'

const published = { _status: 'published' } as const

export async function seedPageGlobals(payload: Payload, now: Date): Promise<void> {
  if (!(await isSaved(payload, 'home-page'))) {
    const data = { ...setFrench(homePage), ...published }
    await payload.updateGlobal({ ...asTheFirm, slug: 'home-page', data })
  }
  if (!(await isSaved(payload, 'job-list-page'))) {
    const data = { ...setFrench(jobListPage), ...published }
    await payload.updateGlobal({ ...asTheFirm, slug: 'job-list-page', data })
  }
  if (!(await isSaved(payload, 'legal-notice'))) {
    const data = { ...composeLegalNotice(now), ...published }
    await payload.updateGlobal({ ...asTheFirm, slug: 'legal-notice', data })
  }
  if (!(await isSaved(payload, 'adn-hub'))) {
    const data = { ...(await composeAdnHub(payload)), ...published }
    await payload.updateGlobal({ ...asTheFirm, slug: 'adn-hub', data })
  }
}

async function composeAdnHub(payload: Payload) {
  const { intro, metaDescription, picture, sections, ...hub } = setFrench(adnHub)
  return {
    ...hub,
    intro: asPlainText(intro),
    heroImage: await storePicture(payload, picture),
    sections: composeSections(sections),
    seo: { metaDescription },
  }
}

function composeLegalNotice(now: Date) {
  const { privacy, terms, ...notice } = setFrench(legalNotice)
  return {
    ...notice,
    updatedOn: noonOf(dayIn(DEFAULT_TIMEZONE, now)),
    terms: { heading: terms.heading, articles: composeArticles(terms.articles) },
    privacy: { heading: privacy.heading, articles: composeArticles(privacy.articles) },
  }
}

function composeArticles(articles: ArticleContent[]) {
  return articles.map(({ heading, body }) => ({ heading, body: richText(body) }))
}
