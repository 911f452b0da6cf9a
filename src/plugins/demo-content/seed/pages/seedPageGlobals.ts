import type { Payload } from 'payload'
import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'
import { dayInTimezone, noonOfDay } from '@/src/domain/text/frenchDate'
import { englishOptions, withRowsOf } from '@/src/seed/englishTexts'
import { setFrench } from '@/src/seed/frenchTypography'
import { seedOptions } from '@/src/seed/seedOptions'
import { adnHub } from '../content/adnHub'
import { adnHub as englishAdnHub } from '../content/en/adnHub'
import { homePage as englishHomePage } from '../content/en/homePage'
import { jobListPage as englishJobListPage } from '../content/en/jobListPage'
import { legalNotice as englishLegalNotice } from '../content/en/legalNotice'
import { homePage } from '../content/homePage'
import { jobListPage } from '../content/jobListPage'
import { legalNotice } from '../content/legalNotice'
import type { ArticleContent } from '../content/legalNotice/articleContent'
import { isSaved } from '../isSaved'
import { joinParagraphs } from '../joinParagraphs'
import { storePicture } from '../media/storePicture'
import { richText } from '../richText'
import { seedGlobal } from '../seedGlobal'
import { composeSections, englishSections, frenchSections } from './composeSections'

const published = { _status: 'published' } as const

export async function seedPageGlobals(payload: Payload, now: Date): Promise<void> {
  await seedGlobal(payload, 'home-page', async (req) => {
    const slug = 'home-page'
    const data = { ...setFrench(homePage), ...published }
    const stored = await payload.updateGlobal({ ...seedOptions(), req, slug, data })
    await payload.updateGlobal({
      ...englishOptions(),
      req,
      slug,
      data: withRowsOf(stored, englishHomePage),
    })
  })
  await seedGlobal(payload, 'job-list-page', async (req) => {
    const slug = 'job-list-page'
    const data = { ...setFrench(jobListPage), ...published }
    const stored = await payload.updateGlobal({ ...seedOptions(), req, slug, data })
    await payload.updateGlobal({
      ...englishOptions(),
      req,
      slug,
      data: withRowsOf(stored, englishJobListPage),
    })
  })
  await seedGlobal(payload, 'legal-notice', async (req) => {
    const slug = 'legal-notice'
    const updatedOn = noonOfDay(dayInTimezone(DEFAULT_TIMEZONE, now))
    const data = { ...composeLegalNotice(setFrench(legalNotice)), updatedOn, ...published }
    const stored = await payload.updateGlobal({ ...seedOptions(), req, slug, data })
    const words = composeLegalNotice(englishLegalNotice)
    await payload.updateGlobal({ ...englishOptions(), req, slug, data: withRowsOf(stored, words) })
  })
  if (await isSaved(payload, 'adn-hub')) return
  // Stored before the global, because resizing takes too long for an open transaction.
  const heroImage = await storePicture(payload, adnHub.picture)
  await seedGlobal(payload, 'adn-hub', async (req) => {
    const slug = 'adn-hub'
    const data = { ...composeAdnHub(setFrench(adnHub), frenchSections), heroImage, ...published }
    const stored = await payload.updateGlobal({ ...seedOptions(), req, slug, data })
    const words = composeAdnHub(englishAdnHub, englishSections)
    await payload.updateGlobal({ ...englishOptions(), req, slug, data: withRowsOf(stored, words) })
  })
}

function composeAdnHub(
  content: Omit<typeof englishAdnHub, 'picture'>,
  shared: typeof frenchSections,
) {
  const { cardLinkLabel, closing, intro, metaDescription, sections, subtitle, title } = content
  return {
    title,
    subtitle,
    cardLinkLabel,
    closing,
    intro: joinParagraphs(intro),
    sections: composeSections(sections, shared),
    seo: { metaDescription },
  }
}

function composeLegalNotice({ privacy, terms, ...notice }: typeof englishLegalNotice) {
  return {
    ...notice,
    terms: { heading: terms.heading, articles: composeArticles(terms.articles) },
    privacy: { heading: privacy.heading, articles: composeArticles(privacy.articles) },
  }
}

function composeArticles(articles: ArticleContent[]) {
  return articles.map(({ heading, body }) => ({ heading, body: richText(body) }))
}
