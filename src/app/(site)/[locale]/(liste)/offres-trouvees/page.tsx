import type { Metadata } from 'next'
import { FoundOffers } from '@/components/site/jobList/FoundOffers'
import { cachedCriteria } from '@/src/cache/offers'
import { pageLanguage } from '@/src/content/pageWords'
import type { JobSearch } from '@/src/domain/offers/jobSearch'
import { parseJobSearch } from '@/src/domain/offers/jobSearchAddress'
import { payloadInstance } from '@/src/payload'
import { type FoundOffers as Found, searchActiveOffers } from '@/src/queries/searchActiveOffers'
import { describeJobList } from '../describeJobList'

export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const criteria = await cachedCriteria(await pageLanguage())
  return describeJobList(parseJobSearch(await searchParams, criteria))
}

/** The list that somebody has asked something of, shown at the address of the whole one. */
export default async function FoundOffersRoute({ searchParams }: Props) {
  const criteria = await cachedCriteria(await pageLanguage())
  const search = parseJobSearch(await searchParams, criteria)
  const { offers, total, page } = await searchOffers(search)
  return (
    <FoundOffers search={{ ...search, page }} offers={offers} total={total} criteria={criteria} />
  )
}

// An empty list is better than no page: its texts, and the way to apply all the same, still stand.
async function searchOffers(search: JobSearch): Promise<Found> {
  const payload = await payloadInstance()
  try {
    return await searchActiveOffers(payload, search)
  } catch (err) {
    payload.logger.error({ err, msg: 'The offers could not be searched' })
    return { offers: [], total: 0, page: 1 }
  }
}
