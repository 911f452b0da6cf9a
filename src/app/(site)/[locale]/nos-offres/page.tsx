import type { Metadata } from 'next'
import { JobList } from '@/components/site/jobList/JobList'
import { JobListIntro } from '@/components/site/jobList/JobListIntro'
import { ReasonsToJoin } from '@/components/site/jobList/ReasonsToJoin'
import { SpontaneousCall } from '@/components/site/jobList/SpontaneousCall'
import { StructuredData } from '@/components/site/StructuredData'
import { siteUrl } from '@/src/app/siteUrl'
import { defaultJobListTexts, jobListWords } from '@/src/content/jobList'
import { homeCrumb } from '@/src/content/site'
import { type JobSearch, narrowsJobList } from '@/src/domain/jobSearch'
import { jobListHref, parseJobSearch } from '@/src/domain/jobSearchAddress'
import { JOB_LIST_PATH } from '@/src/domain/sitePaths'
import { breadcrumbList } from '@/src/domain/structuredData/breadcrumbList'
import { keptJobListTexts } from '@/src/kept/content'
import { payloadInstance } from '@/src/payload'
import { type FoundOffers, searchActiveOffers } from '@/src/queries/searchActiveOffers'
import { describePage } from '../describePage'

export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const search = parseJobSearch(await searchParams)
  const texts = (await keptJobListTexts()) ?? defaultJobListTexts
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

export default async function JobListRoute({ searchParams }: Props) {
  const search = parseJobSearch(await searchParams)
  const [keptTexts, { offers, total, page }] = await Promise.all([
    keptJobListTexts(),
    searchOffers(search),
  ])
  const texts = keptTexts ?? defaultJobListTexts
  return (
    <>
      <StructuredData
        content={breadcrumbList({ trail: [homeCrumb], current: texts.title, siteUrl })}
      />
      <JobListIntro title={texts.title} intro={texts.intro} benefits={texts.benefits} />
      <JobList search={{ ...search, page }} offers={offers} total={total} />
      <SpontaneousCall {...texts.spontaneous} />
      {texts.reasons.cards.length > 0 ? <ReasonsToJoin {...texts.reasons} /> : null}
    </>
  )
}

// An empty list is better than no page: its texts, and the way to apply all the same, still stand.
async function searchOffers(search: JobSearch): Promise<FoundOffers> {
  const payload = await payloadInstance()
  try {
    return await searchActiveOffers(payload, search)
  } catch (err) {
    payload.logger.error({ err, msg: 'The offers could not be searched' })
    return { offers: [], total: 0, page: 1 }
  }
}
