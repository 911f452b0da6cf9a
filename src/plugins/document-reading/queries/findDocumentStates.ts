import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import {
  DOCUMENT_READING_STATES,
  type DocumentReadingState,
} from '@/src/plugins/document-reading/rules/classifyDocumentText'
import { idsSubquery } from '@/src/queries/idsSubquery'

const DocumentStateRowsSchema = z.array(
  z.object({ id: z.number(), state: z.enum(DOCUMENT_READING_STATES) }),
)

/** Finds the reading state of these files by id; files that are not read yet are missing. */
export async function findDocumentStates(
  payload: Payload,
  files: number[],
): Promise<Record<number, DocumentReadingState>> {
  if (files.length === 0) return {}
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT file_id AS id, state FROM document_texts WHERE file_id IN ${idsSubquery(files)}`)
  return Object.fromEntries(DocumentStateRowsSchema.parse(rows).map(({ id, state }) => [id, state]))
}
