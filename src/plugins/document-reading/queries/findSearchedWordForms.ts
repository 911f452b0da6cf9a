import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SearchedWordForms } from '@/src/plugins/document-reading/rules/searchHits'
import { parseSearchTerms } from '@/src/plugins/document-reading/rules/searchTerms'
import { idsSubquery } from '@/src/queries/idsSubquery'

const WordFormRowsSchema = z.array(z.object({ word: z.string(), forms: z.array(z.string()) }))

/** Finds the forms of these search words to highlight in the applications' documents. */
export async function findSearchedWordForms(
  payload: Payload,
  ids: number[],
  asked: string,
): Promise<SearchedWordForms> {
  const terms = parseSearchTerms(asked)
  if (terms.length === 0 || ids.length === 0) return []
  const roots = terms.filter(({ isExact }) => !isExact).flatMap(({ words }) => words)
  const { rows } = await payload.db.drizzle.execute(sql`
    WITH known AS (
      SELECT DISTINCT lexeme AS form FROM application_words, unnest(words)
      WHERE application_id IN ${idsSubquery(ids)}
    )
    SELECT word, array_agg(form) AS forms
    FROM jsonb_array_elements_text(${JSON.stringify(roots)}::jsonb) word
      JOIN known ON word_root(form) = word_root(word)
    GROUP BY word`)
  const formsOf = new Map(WordFormRowsSchema.parse(rows).map(({ word, forms }) => [word, forms]))
  return terms.map(({ words, isExact }) =>
    words.map((word) => (isExact ? [word] : (formsOf.get(word) ?? [word]))),
  )
}
