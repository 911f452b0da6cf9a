import type { Payload } from 'payload'
import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'
import { dayInTimezone, noonOfDay } from '@/src/domain/text/frenchDate'
import { createRichText } from '@/src/plugins/demo-content/seed/createRichText'
import { isGlobalSaved } from '@/src/plugins/demo-content/seed/isGlobalSaved'
import { createSeedOptions } from '@/src/seed/createSeedOptions'
import { addStoredRowIds, createEnglishSeedOptions } from '@/src/seed/englishTexts'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'
import { adnHub } from '../content/adnHub'
import { adnHub as englishAdnHub } from '../content/en/adnHub'
import { homePage as englishHomePage } from '../content/en/homePage'
import { jobListPage as englishJobListPage } from '../content/en/jobListPage'
import { legalNotice as englishLegalNotice } from '../content/en/legalNotice'
import { homePage } from '../content/homePage'
import { jobListPage } from '../content/jobListPage'
import { legalNotice } from '../content/legalNotice'
import type { LegalArticleContent } from '../content/legalNotice/articleContent'
import { joinParagraphs } from '../joinParagraphs'
import { findOrCreatePicture } from '../media/findOrCreatePicture'
import { seedGlobal } from '../seedGlobal'
import { composeSections, englishSectionTexts, frenchSectionTexts } from './composeSections'

const PUBLISHED_STATUS = { _status: 'published' } as const

export async function seedPageGlobals(payload: Payload, now: Date): Promise<void> {
  await seedGlobal(payload, 'home-page', async (req) => {
    const slug = 'home-page'
    const data = { ...applyFrenchTypographyDeep(homePage), ...PUBLISHED_STATUS }
    const stored = await payload.updateGlobal({ ...createSeedOptions(), req, slug, data })
    await payload.updateGlobal({
      ...createEnglishSeedOptions(),
      req,
      slug,
      data: addStoredRowIds(stored, englishHomePage),
    })
  })
  await seedGlobal(payload, 'job-list-page', async (req) => {
    const slug = 'job-list-page'
    const data = { ...applyFrenchTypographyDeep(jobListPage), ...PUBLISHED_STATUS }
    const stored = await payload.updateGlobal({ ...createSeedOptions(), req, slug, data })
    await payload.updateGlobal({
      ...createEnglishSeedOptions(),
      req,
      slug,
      data: addStoredRowIds(stored, englishJobListPage),
    })
  })
  await seedGlobal(payload, 'legal-notice', async (req) => {
    const slug = 'legal-notice'
    const updatedOn = noonOfDay(dayInTimezone(DEFAULT_TIMEZONE, now))
    const data = {
      ...composeLegalNotice(applyFrenchTypographyDeep(legalNotice)),
      updatedOn,
      ...PUBLISHED_STATUS,
    }
    const stored = await payload.updateGlobal({ ...createSeedOptions(), req, slug, data })
    const words = composeLegalNotice(englishLegalNotice)
    await payload.updateGlobal({
      ...createEnglishSeedOptions(),
      req,
      slug,
      data: addStoredRowIds(stored, words),
    })
  })
  if (await isGlobalSaved(payload, 'adn-hub')) return
  // The image is stored before the global, because resizing takes too long for an open transaction.
  const heroImage = await findOrCreatePicture(payload, adnHub.picture)
  await seedGlobal(payload, 'adn-hub', async (req) => {
    const slug = 'adn-hub'
    const data = {
      ...composeAdnHub(applyFrenchTypographyDeep(adnHub), frenchSectionTexts),
      heroImage,
      ...PUBLISHED_STATUS,
    }
    const stored = await payload.updateGlobal({ ...createSeedOptions(), req, slug, data })
    const words = composeAdnHub(englishAdnHub, englishSectionTexts)
    await payload.updateGlobal({
      ...createEnglishSeedOptions(),
      req,
      slug,
      data: addStoredRowIds(stored, words),
    })
  })
}

function composeAdnHub(
  content: Omit<typeof englishAdnHub, 'picture'>,
  shared: typeof frenchSectionTexts,
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

function composeArticles(articles: LegalArticleContent[]) {
  return articles.map(({ heading, body }) => ({ heading, body: createRichText(body) }))
}
