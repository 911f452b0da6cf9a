import type { Metadata } from 'next'
import { FoundOffers } from '@/components/site/jobList/FoundOffers'
import { buildJobListMetadata } from '@/src/app/(site)/[locale]/(liste)/buildJobListMetadata'
import { findCachedFirstJobListPage, findCachedOfferCriteria } from '@/src/cache/offers'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import { UNFILTERED_JOB_SEARCH } from '@/src/domain/offers/jobSearch'

// The search form reads the URL, which would otherwise make this page dynamic.
export const dynamic = 'force-static'

export const generateMetadata = (): Promise<Metadata> => buildJobListMetadata(UNFILTERED_JOB_SEARCH)

/** The job list without filters: cached until an offer changes. */
export default async function UnfilteredJobListRoute() {
  const { offers, total } = await findCachedFirstJobListPage()
  const criteria = await findCachedOfferCriteria(await currentPageLanguage())
  return (
    <FoundOffers search={UNFILTERED_JOB_SEARCH} offers={offers} total={total} criteria={criteria} />
  )
}
