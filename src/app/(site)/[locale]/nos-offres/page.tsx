import type { Metadata } from 'next'
import { JobList } from '@/components/site/jobList/JobList'
import { JobListIntro } from '@/components/site/jobList/JobListIntro'
import { ReasonsToJoin } from '@/components/site/jobList/ReasonsToJoin'
import { SpontaneousCall } from '@/components/site/jobList/SpontaneousCall'
import { defaultJobListTexts, jobListWords } from '@/src/content/jobList'
import { narrowsJobList } from '@/src/domain/jobSearch'
import { JOB_LIST_PATH, jobListHref, parseJobSearch } from '@/src/domain/jobSearchAddress'
import { payloadInstance } from '@/src/payload'
import { searchActiveOffers } from '@/src/queries/searchActiveOffers'
import { keptJobListTexts } from '../keptContent'

export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const search = parseJobSearch(await searchParams)
  const texts = (await keptJobListTexts()) ?? defaultJobListTexts
  return {
    title: jobListWords.titleOfPage(texts.title, search.page),
    description: texts.intro || undefined,
    // Every combination of filters would otherwise be a page of its own for search engines.
    alternates: { canonical: narrowsJobList(search) ? JOB_LIST_PATH : jobListHref(search) },
  }
}

export default async function JobListRoute({ searchParams }: Props) {
  const search = parseJobSearch(await searchParams)
  const [keptTexts, { offers, total, page }] = await Promise.all([
    keptJobListTexts(),
    searchActiveOffers(await payloadInstance(), search),
  ])
  const texts = keptTexts ?? defaultJobListTexts
  return (
    <>
      <JobListIntro title={texts.title} intro={texts.intro} benefits={texts.benefits} />
      <JobList search={{ ...search, page }} offers={offers} total={total} />
      <SpontaneousCall {...texts.spontaneous} />
      {texts.reasons.cards.length > 0 ? <ReasonsToJoin {...texts.reasons} /> : null}
    </>
  )
}
