import { sql } from '@payloadcms/db-postgres'
import { type Payload, QueryError } from 'payload'
import { z } from 'zod'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { TO_READ } from '@/src/domain/admin/toRead'
import { foldedWhere } from '@/src/domain/people/foldedWhere'
import {
  DOCUMENT_WORDS,
  MAX_SEARCH_CHARACTERS,
} from '@/src/plugins/document-reading/rules/documentSearch'
import { searchTerms } from '@/src/plugins/document-reading/rules/searchTerms'

type Conditions = Parameters<typeof foldedWhere>[0]

const Found = z.object({ ids: z.string(), count: z.number() })

/** With this many matches, the first page of a list is found soon, whatever the order. */
const MANY = 2_000

/**
 * The list's conditions in a form that the database can execute: words in folded columns are
 * folded; document words and requested opinions become application ids. Access rules still apply.
 * @throws QueryError for an unsupported condition
 */
export const searchedWhere = (
  payload: Payload,
  where: Conditions,
  user: SignedInUser | null,
): Promise<Conditions> =>
  withFound(foldedWhere(where), (name, condition) => {
    if (name === DOCUMENT_WORDS) return findMatchingIds(payload, condition)
    return name === TO_READ ? toRead(payload, condition, user) : null
  })

type Find = (name: string, condition: object) => Promise<Conditions> | null

async function withFound(where: Conditions, find: Find): Promise<Conditions> {
  if (typeof where !== 'object' || where === null) return where
  const others: Conditions = {}
  const found: Conditions[] = []
  for (const [name, condition] of Object.entries(where)) {
    const those = find(name, condition)
    if (those) found.push(await those)
    else if (!Array.isArray(condition)) others[name] = condition
    else others[name] = await Promise.all(condition.map((one) => withFound(one, find)))
  }
  return found.length > 0 ? { and: [others, ...found] } : others
}

async function findMatchingIds(payload: Payload, condition: object): Promise<Conditions> {
  const [[operator, words] = [], ...more] = Object.entries(condition)
  if (operator !== 'like' || typeof words !== 'string' || more.length > 0)
    throw impossible(DOCUMENT_WORDS)
  if (words.length > MAX_SEARCH_CHARACTERS) throw impossible(DOCUMENT_WORDS)
  const terms = JSON.stringify(searchTerms(words))
  // Computed once and passed on as text: a list needs its rows and their count.
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT ids::text AS ids, cardinality(ids) AS count
      FROM (SELECT applications_saying(${terms}::jsonb) AS ids) found`,
  )
  const { ids, count } = Found.parse(rows[0])
  return { id: count < MANY ? isOneOf(ids) : isAmongMany(ids) }
}

// Payload uses this condition unchanged, as `id = …`. As a subquery the planner would check it for
// every row.
const isOneOf = (ids: string) => ({
  equals: sql`ANY ((SELECT ${ids}::integer[])::integer[])`,
})

// `id <> …`: the planner assumes that most rows match, and walks along the list until a page is
// full, instead of loading and sorting all matches.
const isAmongMany = (ids: string) => ({
  not_equals: sql`CASE WHEN job_applications.id IN (SELECT unnest(${ids}::integer[]))
    THEN 0 ELSE job_applications.id END`,
})

/** Maximum number of opinion requests of one user; more than exist in practice. */
const MAX_READ = 1_000

async function toRead(
  payload: Payload,
  condition: object,
  user: SignedInUser | null,
): Promise<Conditions> {
  const [[operator, value] = [], ...more] = Object.entries(condition)
  if (operator !== 'equals' || String(value) !== 'true' || more.length > 0)
    throw impossible(TO_READ)
  // Without access rules: the query is limited to the user's own requests.
  const { docs } = await payload.db.find<{ application: number }>({
    collection: 'application-mentions',
    where: { account: { equals: user?.id ?? null } },
    select: { application: true },
    sort: 'id',
    limit: MAX_READ,
    pagination: false,
  })
  return { id: { in: docs.map(({ application }) => application) } }
}

const impossible = (path: string) => new QueryError([{ path }])
