import { sql } from '@payloadcms/db-postgres'
import { QueryError } from 'payload'
import { z } from 'zod'
import {
  DOCUMENT_WORDS_FIELD,
  MAX_SEARCH_CHARACTERS,
} from '@/src/plugins/document-reading/rules/documentSearch'
import { parseSearchTerms } from '@/src/plugins/document-reading/rules/searchTerms'
import type { VirtualApplicationFieldCondition } from '@/src/queries/resolveSearchConditions'

const MatchedApplicationIdsSchema = z.object({ ids: z.string(), count: z.number() })

/** Above this number of matches, a list finds its first page soon without a list of ids. */
const MAX_LISTED_IDS = 2_000

/** The condition on words in the documents of an application, which returns application ids. */
export const documentWordsCondition: VirtualApplicationFieldCondition = {
  field: DOCUMENT_WORDS_FIELD,
  async find({ condition, payload }) {
    const [[operator, words] = [], ...more] = Object.entries(condition)
    if (operator !== 'like' || typeof words !== 'string' || more.length > 0)
      throw new QueryError([{ path: DOCUMENT_WORDS_FIELD }])
    if (words.length > MAX_SEARCH_CHARACTERS) throw new QueryError([{ path: DOCUMENT_WORDS_FIELD }])
    const terms = JSON.stringify(parseSearchTerms(words))
    // The ids are passed on as text, because a list needs them twice: for its rows and their count.
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT ids::text AS ids, cardinality(ids) AS count
        FROM (SELECT applications_saying(${terms}::jsonb) AS ids) found`,
    )
    const { ids, count } = MatchedApplicationIdsSchema.parse(rows[0])
    return { id: count < MAX_LISTED_IDS ? isOneOfIdsSql(ids) : isOneOfManyIdsSql(ids) }
  },
}

// Builds a condition that Payload uses unchanged, as `id = …`. For a subquery the planner would
// check it for every row.
const isOneOfIdsSql = (ids: string) => ({
  equals: sql`ANY ((SELECT ${ids}::integer[])::integer[])`,
})

// Builds the condition as `id <> …`: the planner assumes that most rows match, and walks along the
// list until a page is full, instead of loading and sorting all matches.
const isOneOfManyIdsSql = (ids: string) => ({
  not_equals: sql`CASE WHEN job_applications.id IN (SELECT unnest(${ids}::integer[]))
    THEN 0 ELSE job_applications.id END`,
})
