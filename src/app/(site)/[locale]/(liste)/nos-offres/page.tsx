import type { Metadata } from 'next'
import { FoundOffers } from '@/components/site/jobList/FoundOffers'
import { buildJobListMetadata } from '@/src/app/(site)/[locale]/(liste)/buildJobListMetadata'
import { cachedFirstOffers, cachedOfferCriteria } from '@/src/cache/offers'
import { pageLanguage } from '@/src/content/pageWords'
import { UNFILTERED_JOB_LIST } from '@/src/domain/offers/jobSearch'

// The search form reads the URL, which would otherwise make this page dynamic.
export const dynamic = 'force-static'

export const generateMetadata = (): Promise<Metadata> => buildJobListMetadata(UNFILTERED_JOB_LIST)

/** The job list without filters: cached until an offer changes. */
export default async function UnfilteredJobListRoute() {
  const { offers, total } = await cachedFirstOffers()
  const criteria = await cachedOfferCriteria(await pageLanguage())
  return (
    <FoundOffers search={UNFILTERED_JOB_LIST} offers={offers} total={total} criteria={criteria} />
  )
}
