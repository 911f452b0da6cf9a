import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import {
  activeJobFilters,
  JOB_OFFERS_PER_PAGE,
  type JobFilterName,
  type JobSearch,
  jobPageCount,
  UNFILTERED_JOB_SEARCH,
} from '@/src/domain/offers/jobSearch'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import { YEARLY_FACTOR_BY_PAY_PERIOD } from '@/src/domain/offers/offerPay'
import { MAX_REMOTE_DAYS } from '@/src/domain/offers/offerWork'
import { escapeLikePattern, foldText } from '@/src/domain/text/normalizeText'
import { findOffersByIds } from './findOffersByIds'
import { idsSubquery } from './idsSubquery'

export type FoundOffersPage = {
  offers: ListedOffer[]
  /** Number of offers on all pages. */
  total: number
  /** The shown page: the last one when a later one was requested. */
  page: number
}

/**
 * Finds one page of the active offers that match a visitor's search, with their number. @param
 * among only these offers
 */
export async function searchActiveOffers(
  payload: Payload,
  search: JobSearch,
  perPage = JOB_OFFERS_PER_PAGE,
  among?: number[],
): Promise<FoundOffersPage> {
  const found = await searchOfferIds(payload, search, perPage, among)
  const lastPage = jobPageCount(found.total)
  if (search.page > lastPage) return searchActiveOffers(payload, { ...search, page: lastPage })
  const offers = await findOffersByIds(payload, found.ids)
  return { offers, total: found.total, page: search.page }
}

// Runs one query for the page and the count. Payload's query builder neither searches hidden fields
// nor sorts by relevance.
async function searchOfferIds(
  payload: Payload,
  search: JobSearch,
  perPage: number,
  among?: number[],
) {
  const words = [...new Set(foldText(search.text).split(/\s+/).filter(Boolean))]
  const { rows } = await payload.db.drizzle.execute(sql`
    WITH found AS MATERIALIZED (
      SELECT id, published_date, title_search_text FROM job_offers
      WHERE ${sql.join(searchConditionsSql(search, words), sql` AND `)}
        ${among ? sql`AND id IN ${idsSubquery(among)}` : sql``}
    ), page AS (
      SELECT id FROM found ORDER BY ${searchOrderSql(search, words)}
      LIMIT ${perPage} OFFSET ${(search.page - 1) * perPage}
    )
    SELECT (SELECT count(*) FROM found) AS total, ARRAY(SELECT id FROM page) AS ids`)
  const ids: unknown[] = Array.isArray(rows[0]?.ids) ? rows[0].ids : []
  return { total: Number(rows[0]?.total ?? 0), ids: ids.map(Number) }
}

function searchConditionsSql(search: JobSearch, words: readonly string[]): SQL[] {
  return [
    sql`is_active AND deleted_at IS NULL`,
    ...activeJobFilters(search).map((name) => jobFilterConditionSql(name, search)),
    ...words.map((word) => sql`search_text LIKE ${containsWordPattern(word)}`),
  ]
}

function jobFilterConditionSql(name: JobFilterName, search: JobSearch): SQL {
  if (name === 'pay') return sql`${bestYearlyPaySql} >= ${Number(search.pay)}`
  if (name !== 'remote') {
    return sql`${sql.identifier(name)} IN (
      SELECT code FROM offer_criteria WHERE kind = ${name} AND word = ${search[name]})`
  }
  const least = search.remote === 'full' ? MAX_REMOTE_DAYS : 1
  return sql`(remote_days >= ${least} OR location IN (
    SELECT code FROM offer_criteria WHERE kind = 'location' AND is_remote))`
}

// SQL: the highest yearly pay, which is the minimum of an offer without a maximum.
const bestYearlyPaySql = sql`coalesce(pay_maximum, pay_minimum) * CASE pay_period
  WHEN 'month' THEN ${YEARLY_FACTOR_BY_PAY_PERIOD.month}::int WHEN 'day' THEN ${YEARLY_FACTOR_BY_PAY_PERIOD.day}::int
  ELSE ${YEARLY_FACTOR_BY_PAY_PERIOD.year}::int END`

function searchOrderSql({ sort }: JobSearch, words: readonly string[]): SQL {
  const newestFirst = sql`published_date DESC, id DESC`
  if (sort === 'title') return sql`title_search_text COLLATE "C", id`
  if (sort === 'date' || words.length === 0) return newestFirst
  const inTitle = words.map((word) => sql`title_search_text LIKE ${containsWordPattern(word)}`)
  const wholeInTitle = words.map(
    (word) => sql`title_search_text ~ ${postgresWholeWordPattern(word)}`,
  )
  const whole = words.map(
    (word) => sql`fold_text(${titleAndStackSql}) ~ ${postgresWholeWordPattern(word)}`,
  )
  return sql`(${sql.join(wholeInTitle, sql` AND `)}) DESC, (${sql.join(whole, sql` AND `)}) DESC,
    (${sql.join(inTitle, sql` AND `)}) DESC, ${newestFirst}`
}

const titleAndStackSql = sql`concat_ws(' ', title_search_text, (
  SELECT string_agg(text, ' ') FROM job_offers_texts
  WHERE parent_id = found.id AND path = 'stack'))`

/** Returns a PostgreSQL regular expression for the whole word: C++ and C# are not the word C. */
function postgresWholeWordPattern(word: string) {
  const escaped = word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')
  return `(^|[^[:alnum:]+#])${escaped}($|[^[:alnum:]+#])`
}

function containsWordPattern(word: string) {
  return `%${escapeLikePattern(word)}%`
}

/** Finds the newest active offers, at most one page of the list. */
export async function findLatestOffers(payload: Payload, count: number) {
  const { offers } = await searchActiveOffers(payload, UNFILTERED_JOB_SEARCH)
  return offers.slice(0, count)
}
