import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { PageViewBatch } from '@/src/domain/visits/computeVisitChanges'
import type { Drizzle } from '@/src/queries/visits/drizzle'

// The text fits into a PostgreSQL index entry even with multi-byte characters.
const MAX_VISIT_TEXT_CHARACTERS = 600

/** Returns the id of a text of the batch. */
export type TextIdLookup = (text: string) => number

const StoredTextRowsSchema = z.array(z.object({ id: z.number(), text: z.string() }))

/**
 * Returns the ids of all texts of a batch, and adds new texts. The ids are not cached: a query for
 * a few hundred texts takes a millisecond, and cached ids could have been deleted.
 */
export async function storeVisitTexts(
  transaction: Drizzle,
  batch: PageViewBatch,
): Promise<TextIdLookup> {
  const texts = [...new Set(textsOfBatch(batch).map(storableVisitText))]
  const storedTexts = await transaction.execute(sql`
    SELECT id, text FROM visit_texts WHERE text = ANY (${sql.param(texts)})`)
  const ids = new Map(
    StoredTextRowsSchema.parse(storedTexts.rows).map(({ id, text }) => [text, id]),
  )
  const missing = texts.filter((text) => !ids.has(text))
  if (missing.length > 0) {
    const added = await transaction.execute(sql`
      INSERT INTO visit_texts (text) SELECT unnest(${sql.param(missing)}::text[])
      RETURNING id, text`)
    for (const { id, text } of StoredTextRowsSchema.parse(added.rows)) ids.set(text, id)
  }
  return (text) => {
    const id = ids.get(storableVisitText(text))
    if (id === undefined) throw new Error('The text does not belong to this batch')
    return id
  }
}

function textsOfBatch({ visits, anonymousViews }: PageViewBatch): string[] {
  return [
    ...anonymousViews.map(({ pagePath }) => pagePath),
    ...visits.flatMap((visit) => [
      visit.pagePath,
      visit.pageTitle,
      visit.referrer,
      visit.userAgent,
      visit.screenResolution,
    ]),
  ]
}

// Removes NUL and lone surrogates, which PostgreSQL does not accept.
function storableVisitText(text: string): string {
  return text
    .slice(0, MAX_VISIT_TEXT_CHARACTERS)
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
}
