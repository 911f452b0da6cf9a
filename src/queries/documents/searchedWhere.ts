import { sql } from '@payloadcms/db-postgres'
import { type Payload, QueryError } from 'payload'
import { z } from 'zod'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { TO_READ } from '@/src/domain/admin/toRead'
import { askedWords } from '@/src/domain/documents/askedWords'
import { DOCUMENT_WORDS, LONGEST_WORDS } from '@/src/domain/documents/documentSearch'
import { foldedWhere } from '@/src/domain/people/foldedWhere'

type Conditions = Parameters<typeof foldedWhere>[0]

const Found = z.object({ ids: z.string(), count: z.number() })

/** From here on a list has some of them soon, wherever it begins. */
const MANY = 2_000

/**
 * What a list of applications is asked for as the database answers it: words in folded texts folded; words
 * in documents, and what this person is asked to read, as the applications that these are. Whoever asks
 * sees no more of them than before.
 * @throws QueryError on what cannot be asked so
 */
export const searchedWhere = (
  payload: Payload,
  where: Conditions,
  user: SignedInUser | null,
): Promise<Conditions> =>
  withFound(foldedWhere(where), (name, asked) => {
    if (name === DOCUMENT_WORDS) return saying(payload, asked)
    return name === TO_READ ? toRead(payload, asked, user) : null
  })

type Find = (name: string, asked: object) => Promise<Conditions> | null

async function withFound(where: Conditions, find: Find): Promise<Conditions> {
  if (typeof where !== 'object' || where === null) return where
  const others: Conditions = {}
  const found: Conditions[] = []
  for (const [name, asked] of Object.entries(where)) {
    const those = find(name, asked)
    if (those) found.push(await those)
    else if (!Array.isArray(asked)) others[name] = asked
    else others[name] = await Promise.all(asked.map((one) => withFound(one, find)))
  }
  return found.length > 0 ? { and: [others, ...found] } : others
}

async function saying(payload: Payload, asked: object): Promise<Conditions> {
  const [[operator, words] = [], ...more] = Object.entries(asked)
  if (operator !== 'like' || typeof words !== 'string' || more.length > 0)
    throw impossible(DOCUMENT_WORDS)
  if (words.length > LONGEST_WORDS) throw impossible(DOCUMENT_WORDS)
  const terms = JSON.stringify(askedWords(words))
  // Found once, handed on as they come: a list is asked for its rows and for their number.
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT ids::text AS ids, cardinality(ids) AS count
      FROM (SELECT applications_saying(${terms}::jsonb) AS ids) found`,
  )
  const { ids, count } = Found.parse(rows[0])
  return { id: count < MANY ? isOneOf(ids) : isAmongMany(ids) }
}

// Payload hands the comparison on as it is, `id = …`. As a subquery the planner need not look at each.
const isOneOf = (ids: string) => ({
  equals: sql`ANY ((SELECT ${ids}::integer[])::integer[])`,
})

// `id <> …`, of which the planner takes it that most rows are: it walks along the list until it has a page,
// instead of getting all of them and putting them in order.
const isAmongMany = (ids: string) => ({
  not_equals: sql`CASE WHEN job_applications.id IN (SELECT unnest(${ids}::integer[]))
    THEN 0 ELSE job_applications.id END`,
})

/** More than anybody is asked to read. */
const MOST_TO_READ = 1_000

async function toRead(
  payload: Payload,
  asked: object,
  user: SignedInUser | null,
): Promise<Conditions> {
  const [[operator, value] = [], ...more] = Object.entries(asked)
  if (operator !== 'equals' || String(value) !== 'true' || more.length > 0)
    throw impossible(TO_READ)
  // Below access: nobody asks for anybody else's.
  const { docs } = await payload.db.find<{ application: number }>({
    collection: 'application-mentions',
    where: { account: { equals: user?.id ?? null } },
    select: { application: true },
    sort: 'id',
    limit: MOST_TO_READ,
    pagination: false,
  })
  return { id: { in: docs.map(({ application }) => application) } }
}

const impossible = (path: string) => new QueryError([{ path }])
