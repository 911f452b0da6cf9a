import { cachedCompany, cachedJobListTexts } from '@/src/cache/content'
import { titleFeed } from '@/src/plugins/feeds/words/offerFeed'
import { pageEdition, pageLanguage, pageWords } from '@/src/content/pageWords'
import { JOB_LIST_PATH } from '@/src/domain/addresses/sitePaths'
import { hrefIn } from '@/src/domain/languages/editionPath'
import { type JobSearch, narrowsJobList } from '@/src/domain/offers/jobSearch'
import { jobListHref } from '@/src/domain/offers/jobSearchAddress'
import { FEED_FORMATS, FEED_TYPES, feedHref } from '@/src/plugins/feeds/rules/offerFeed'
import { describePage } from '../describePage'
import { offerWords } from '../offerWords'

export async function describeJobList(search: JobSearch) {
  const language = await pageLanguage()
  const { defaultJobListTexts, jobListWords } = await pageWords()
  const texts = (await cachedJobListTexts(language)) ?? defaultJobListTexts
  const { metaTitle, metaDescription, ...seo } = texts.seo ?? {}
  const page = {
    title: jobListWords.titleOfPage(metaTitle || texts.title, search.page),
    summary: jobListWords.summaryOfPage(metaDescription || texts.intro, search.page),
    seo,
    picturedBy: JOB_LIST_PATH,
  }
  // Every combination of filters would otherwise be a page of its own for search engines.
  const path = narrowsJobList(search) ? JOB_LIST_PATH : jobListHref(search)
  const [described, types] = await Promise.all([describePage(page, path), feedsOf(search)])
  return { ...described, alternates: { ...described.alternates, types } }
}

/** Where what the list shows can be followed, as browsers and feed readers look for it. */
async function feedsOf(search: JobSearch) {
  const edition = await pageEdition()
  const { name } = await cachedCompany(edition.language)
  const title = titleFeed(search, name, await offerWords())
  return Object.fromEntries(
    FEED_FORMATS.map((format) => [
      FEED_TYPES[format],
      [{ url: hrefIn(edition, feedHref(search, format)), title }],
    ]),
  )
}
