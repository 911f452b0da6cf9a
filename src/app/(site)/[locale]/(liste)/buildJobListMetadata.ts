import { buildPageMetadata } from '@/src/app/(site)/[locale]/buildPageMetadata'
import { readOfferWords } from '@/src/app/(site)/[locale]/offerWords'
import type { PageTexts } from '@/src/app/pageDescriber'
import { findCachedCompanyDetails, findCachedJobListTexts } from '@/src/cache/content'
import {
  currentPageEdition,
  currentPageLanguage,
  currentPageWords,
} from '@/src/content/currentPageWords'
import { editionHref } from '@/src/domain/languages/editionPath'
import { isFilteredJobList, type JobSearch } from '@/src/domain/offers/jobSearch'
import { jobListHref } from '@/src/domain/offers/jobSearchUrl'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import { jobListAlternates } from '@/src/plugins/jobListAlternates'

export async function buildJobListMetadata(search: JobSearch) {
  const language = await currentPageLanguage()
  const { defaultJobListTexts, jobListWords } = await currentPageWords()
  const texts = (await findCachedJobListTexts(language)) ?? defaultJobListTexts
  const page = {
    ...texts,
    summary: texts.intro,
    complete: ({ title, summary }: PageTexts) => ({
      title: jobListWords.titleOfPage(title, search.page),
      summary: jobListWords.summaryOfPage(summary || '', search.page),
    }),
    picturedBy: JOB_LIST_PATH,
  }
  // A filtered list names the whole list: search engines would index each combination of filters.
  const path = isFilteredJobList(search) ? JOB_LIST_PATH : jobListHref(search)
  const [described, types] = await Promise.all([
    buildPageMetadata(page, path),
    findAlternateFormatLinks(search),
  ])
  return { ...described, alternates: { ...described.alternates, types } }
}

/** Links to other formats of the list, such as feeds, for browsers and feed readers. */
async function findAlternateFormatLinks(search: JobSearch) {
  const edition = await currentPageEdition()
  const { language } = edition
  const { name: company } = await findCachedCompanyDetails(language)
  const list = { search, company, language, words: await readOfferWords() }
  return Object.fromEntries(
    jobListAlternates.map(({ type, href, title }) => [
      type,
      [{ url: editionHref(edition, href(search)), title: title(list) }],
    ]),
  )
}
