import type { Metadata } from 'next'
import { FoundOffers } from '@/components/site/jobList/FoundOffers'
import { buildJobListMetadata } from '@/src/app/(site)/[locale]/(liste)/buildJobListMetadata'
import { findCachedOfferCriteria } from '@/src/cache/offers'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import type { JobSearch } from '@/src/domain/offers/jobSearch'
import { parseJobSearch } from '@/src/domain/offers/jobSearchUrl'
import { getPayloadInstance } from '@/src/payload'
import { type FoundOffersPage as Found, searchActiveOffers } from '@/src/queries/searchActiveOffers'

export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const criteria = await findCachedOfferCriteria(await currentPageLanguage())
  return buildJobListMetadata(parseJobSearch(await searchParams, criteria))
}

/** The filtered job list, at the same public path as the whole list. */
export default async function FoundOffersRoute({ searchParams }: Props) {
  const criteria = await findCachedOfferCriteria(await currentPageLanguage())
  const search = parseJobSearch(await searchParams, criteria)
  const { offers, total, page } = await searchOffersOrEmpty(search)
  return (
    <FoundOffers search={{ ...search, page }} offers={offers} total={total} criteria={criteria} />
  )
}

// On an error the page shows an empty list, because its texts and the spontaneous application are
// still useful.
async function searchOffersOrEmpty(search: JobSearch): Promise<Found> {
  const payload = await getPayloadInstance()
  try {
    return await searchActiveOffers(payload, search)
  } catch (err) {
    payload.logger.error({ err, msg: 'The offers could not be searched' })
    return { offers: [], total: 0, page: 1 }
  }
}
