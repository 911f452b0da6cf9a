import { sql } from '@payloadcms/db-postgres'
import { type Payload, QueryError } from 'payload'
import { z } from 'zod'
import { askedWords } from '@/src/domain/documents/askedWords'
import { DOCUMENT_WORDS, LONGEST_WORDS } from '@/src/domain/documents/documentSearch'
import { foldedWhere } from '@/src/domain/people/foldedWhere'

type Conditions = Parameters<typeof foldedWhere>[0]

const Found = z.object({ ids: z.string() })

/**
 * What a list of applications is asked for as the database answers it: words in folded texts folded, words
 * in documents as the applications in which they stand. Whoever asks sees no more of them than before.
 * @throws QueryError on what cannot be asked of documents
 */
export const searchedWhere = (payload: Payload, where: Conditions): Promise<Conditions> =>
  withDocuments(payload, foldedWhere(where))

async function withDocuments(payload: Payload, where: Conditions): Promise<Conditions> {
  if (typeof where !== 'object' || where === null) return where
  const others: Conditions = {}
  const found: Conditions[] = []
  for (const [name, asked] of Object.entries(where)) {
    if (name === DOCUMENT_WORDS) found.push(await saying(payload, asked))
    else if (!Array.isArray(asked)) others[name] = asked
    else others[name] = await Promise.all(asked.map((one) => withDocuments(payload, one)))
  }
  return found.length > 0 ? { and: [others, ...found] } : others
}

async function saying(payload: Payload, asked: object): Promise<Conditions> {
  const [[operator, words] = [], ...more] = Object.entries(asked)
  if (operator !== 'like' || typeof words !== 'string' || more.length > 0) throw impossible()
  if (words.length > LONGEST_WORDS) throw impossible()
  const terms = JSON.stringify(askedWords(words))
  // Found once, handed on as they come: a list is asked for its rows and for their number.
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT applications_saying(${terms}::jsonb)::text AS ids`,
  )
  const { ids } = Found.parse(rows[0])
  // Payload hands the comparison on as it is: `id = ANY (…)`. As a subquery the planner need not look at each.
  return { id: { equals: sql`ANY ((SELECT ${ids}::integer[])::integer[])` } }
}

const impossible = () => new QueryError([{ path: DOCUMENT_WORDS }])
