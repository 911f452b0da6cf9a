import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { foldText } from '@/src/domain/foldText'
import { JOB_OFFERS_PER_PAGE, type JobSearch, jobPageCount } from '@/src/domain/jobSearch'
import type { ListedOffer } from '@/src/domain/listedOffer'
import { findOffersByIds } from './findOffersByIds'

type FoundOffers = {
  offers: ListedOffer[]
  /** Of all pages. */
  total: number
  /** The page really shown: the last one when a later one was asked for. */
  page: number
}

/** The active offers that a visitor's search finds, one page of them, with the count of all. */
export async function searchActiveOffers(
  payload: Payload,
  search: JobSearch,
): Promise<FoundOffers> {
  const found = await searchIds(payload, search)
  const lastPage = jobPageCount(found.total)
  if (search.page > lastPage) return searchActiveOffers(payload, { ...search, page: lastPage })
  const offers = await findOffersByIds(payload, found.ids)
  return { offers, total: found.total, page: search.page }
}

// One round trip for the page and the count. Payload's own query builder knows neither the words of
// the offers nor an order by relevance.
async function searchIds(payload: Payload, search: JobSearch) {
  const words = searchedWords(search.text)
  const found = sql`SELECT id, published_date, title FROM searchable_offers
    WHERE ${sql.join(conditions(search, words), sql` AND `)}`
  const page = sql`ORDER BY ${order(search, words)}
    LIMIT ${JOB_OFFERS_PER_PAGE} OFFSET ${(search.page - 1) * JOB_OFFERS_PER_PAGE}`
  // A text search is dear, so it is done once; without one, indexes answer each half by itself.
  const query =
    words.length > 0
      ? sql`WITH found AS MATERIALIZED (${found})
          SELECT (SELECT count(*) FROM found) AS total, ARRAY(SELECT id FROM found ${page}) AS ids`
      : sql`SELECT (SELECT count(*) FROM (${found}) found) AS total,
          ARRAY(SELECT id FROM (${found}) found ${page}) AS ids`
  const { rows } = await payload.db.drizzle.execute(query)
  const ids: unknown[] = Array.isArray(rows[0]?.ids) ? rows[0].ids : []
  return { total: Number(rows[0]?.total ?? 0), ids: ids.map(Number) }
}

function searchedWords(text: string) {
  return [...new Set(foldText(text).split(/\s+/).filter(Boolean))]
}

function conditions(search: JobSearch, words: readonly string[]): SQL[] {
  const { category, location, contract, experience } = search
  const filters = Object.entries({ category, location, contract, experience }).filter(
    ([, value]) => value,
  )
  if (words.length === 0) {
    return [sql`true`, ...filters.map(([name, value]) => sql`${sql.identifier(name)} = ${value}`)]
  }
  // The index of the words knows every choice of filters too: one pass through it answers for both.
  const choice = filters.map(([name, value]) => ` ${name} ${value}`.toUpperCase()).join('')
  return [
    ...words.map((word) => hasOneOf(fits(word))),
    ...(choice ? [hasOneOf(sql`word = ${choice}`)] : []),
  ]
}

function hasOneOf(words: SQL): SQL {
  return sql`word_ids && ARRAY(SELECT id FROM offer_words WHERE ${words})`
}

// The shortest fragments are entries of their own in the table of words, each with a space before it.
function fits(fragment: string): SQL {
  return fragment.length > 2
    ? sql`word LIKE ${containing(fragment)}`
    : sql`word = ${` ${fragment}`}`
}

function order({ sort }: JobSearch, words: readonly string[]): SQL {
  const newestFirst = sql`published_date DESC, id DESC`
  if (sort === 'title') return sql`title, id`
  if (sort === 'date' || words.length === 0) return newestFirst
  const inTitle = words.map((word) => sql`title LIKE ${containing(word)}`)
  return sql`(${sql.join(inTitle, sql` AND `)}) DESC, ${newestFirst}`
}

function containing(word: string) {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
}
