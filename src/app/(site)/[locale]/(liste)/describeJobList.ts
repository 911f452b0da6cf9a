import { pageLanguage, pageWords } from '@/src/content/pageWords'
import { JOB_LIST_PATH } from '@/src/domain/addresses/sitePaths'
import { type JobSearch, narrowsJobList } from '@/src/domain/offers/jobSearch'
import { jobListHref } from '@/src/domain/offers/jobSearchAddress'
import { keptJobListTexts } from '@/src/kept/content'
import { describePage } from '../describePage'

export async function describeJobList(search: JobSearch) {
  const language = await pageLanguage()
  const { defaultJobListTexts, jobListWords } = await pageWords()
  const texts = (await keptJobListTexts(language)) ?? defaultJobListTexts
  const { metaTitle, metaDescription, ...seo } = texts.seo ?? {}
  const page = {
    title: jobListWords.titleOfPage(metaTitle || texts.title, search.page),
    summary: jobListWords.summaryOfPage(metaDescription || texts.intro, search.page),
    seo,
    picturedBy: JOB_LIST_PATH,
  }
  // Every combination of filters would otherwise be a page of its own for search engines.
  return describePage(page, narrowsJobList(search) ? JOB_LIST_PATH : jobListHref(search))
}
