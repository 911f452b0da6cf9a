import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import type { DocumentReadingResult } from '@/src/plugins/document-reading/rules/classifyDocumentText'
import { indexWords } from '@/src/plugins/document-reading/rules/indexWords'
import type { UnreadApplication } from './extractDocumentTexts'

export type ExtractedFileText = DocumentReadingResult & { file: number }
type ApplicationWordsToStore = Omit<UnreadApplication, 'files'> & { texts: ExtractedFileText[] }

/** Stores the texts of an application's documents and the search index entries. */
export async function storeDocumentWords(
  payload: Payload,
  application: Omit<UnreadApplication, 'files'>,
  texts: ExtractedFileText[],
): Promise<void> {
  try {
    await storeWordsOfUnchangedApplication(payload, { ...application, texts })
  } catch (err) {
    // The original error is not logged: it contains the query parameters, and thus the text of the
    // document.
    const cause = err instanceof Error ? err.cause : undefined
    const code = cause instanceof Error && 'code' in cause ? cause.code : 'unknown'
    throw new Error(`The search index of an application could not be stored (${code})`)
  }
}

/**
 * Stores nothing when the application was erased or changed since it was read; a row lock prevents
 * both until the end of the transaction.
 */
function storeWordsOfUnchangedApplication(
  payload: Payload,
  { id, letter, cv, letterFile, texts }: ApplicationWordsToStore,
): Promise<void> {
  const { forms, places } = indexWords([...texts.map(({ text }) => text), letter ?? ''])
  return inTransaction(payload, { user: null }, async (req) => {
    const db = await transactionDrizzle(req)
    const { rows } = await db.execute(sql`
      SELECT FROM job_applications
      WHERE id = ${id} AND cover_letter IS NOT DISTINCT FROM ${letter}
        AND cv_id IS NOT DISTINCT FROM ${cv} AND cover_letter_file_id IS NOT DISTINCT FROM ${letterFile}
      FOR SHARE`)
    if (rows.length === 0) return
    for (const { file, state, text } of texts) {
      await db.execute(sql`
        INSERT INTO document_texts (file_id, state, content) VALUES (${file}, ${state}, ${text})
        ON CONFLICT DO NOTHING`)
    }
    await db.execute(sql`
      UPDATE application_words SET words = words_found(
        ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(forms)}::jsonb)),
        ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(places)}::jsonb)::int))
      WHERE application_id = ${id}`)
  })
}
