import { createHash } from 'node:crypto'
import { siteUrl } from '@/src/app/siteUrl'
import { findCachedCompanyDetails } from '@/src/cache/content'
import { findCachedOfferCriteria } from '@/src/cache/offers'
import {
  FALLBACK_EDITION,
  type LanguageEdition,
  parseEdition,
} from '@/src/domain/languages/edition'
import type { Criteria } from '@/src/domain/offers/criteria'
import { isFilteredJobList, type JobSearch } from '@/src/domain/offers/jobSearch'
import { parseJobSearchParams } from '@/src/domain/offers/jobSearchUrl'
import { logError } from '@/src/log/log'
import { getPayloadInstance } from '@/src/payload'
import { findCachedNewestOffers } from '@/src/plugins/feeds/cache'
import type { FeedFormat } from '@/src/plugins/feeds/rules/feedFileNames'
import { buildJsonFeed } from '@/src/plugins/feeds/rules/jsonFeed'
import { FEED_MIME_TYPES, OFFERS_PER_FEED, toFeedSearch } from '@/src/plugins/feeds/rules/offerFeed'
import { buildRssFeed } from '@/src/plugins/feeds/rules/rssFeed'
import { buildOfferFeed } from '@/src/plugins/feeds/words/offerFeed'
import { searchActiveOffers } from '@/src/queries/searchActiveOffers'

const RETRY_AFTER_SECONDS = '60'

/** Responds with the open offers as RSS: the whole list or the results of a search. */
export const respondWithRssFeed = (request: Request): Promise<Response> =>
  feedResponse(request, 'rss')

/** Responds with the open offers as JSON Feed: the whole list or the results of a search. */
export const respondWithJsonFeed = (request: Request): Promise<Response> =>
  feedResponse(request, 'json')

// Builds the response; unknown parameters of the query are ignored.
async function feedResponse(request: Request, format: FeedFormat): Promise<Response> {
  try {
    const edition = parseEdition(request.headers.get('x-edition')) ?? FALLBACK_EDITION
    const criteria = await findCachedOfferCriteria(edition.language)
    const search = parseJobSearchParams(new URL(request.url).searchParams, criteria)
    const body = await feedBody({ search, format, criteria, edition })
    return respondWithETag(request, body, {
      'Content-Type': `${FEED_MIME_TYPES[format]}; charset=utf-8`,
      // Shared caches do not store searches, which are too diverse; the whole list is the same for
      // all clients.
      'Cache-Control': isFilteredJobList(search)
        ? 'private, no-cache'
        : 'public, max-age=0, must-revalidate',
    })
  } catch (err) {
    logError({ err, msg: 'A feed could not be written' })
    const headers = { 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' }
    return new Response(null, { status: 503, headers })
  }
}

type FeedBodyOptions = {
  search: JobSearch
  format: FeedFormat
  criteria: Criteria
  edition: LanguageEdition
}

async function feedBody({ search, format, criteria, edition }: FeedBodyOptions) {
  const [{ name }, offers] = await Promise.all([
    findCachedCompanyDetails(edition.language),
    isFilteredJobList(search) ? findNewestOffers(search) : findCachedNewestOffers(),
  ])
  const feed = buildOfferFeed({ search, format, offers, company: name, criteria, edition, siteUrl })
  return format === 'rss' ? buildRssFeed(feed) : JSON.stringify(buildJsonFeed(feed))
}

async function findNewestOffers(search: JobSearch) {
  const newest = toFeedSearch(search)
  return (await searchActiveOffers(await getPayloadInstance(), newest, OFFERS_PER_FEED)).offers
}

// Responds with an ETag of the content only, because no date shows that an offer was removed.
function respondWithETag(request: Request, body: string, headers: Record<string, string>) {
  const named = {
    ...headers,
    ETag: `"${createHash('sha1').update(body).digest('base64url')}"`,
  }
  const isKnown = request.headers.get('if-none-match')?.includes(named.ETag)
  return isKnown
    ? new Response(null, { status: 304, headers: named })
    : new Response(body, { headers: named })
}
