import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import {
  excerptAroundHits,
  type HighlightPart,
} from '@/src/plugins/document-reading/rules/searchHits'
import { idsSubquery } from '@/src/queries/idsSubquery'
import { findSearchedWordForms } from './findSearchedWordForms'

const PassageTextRowsSchema = z.array(z.object({ id: z.number(), text: z.string() }))

/** Excerpts with the matches in documents, by application id. */
export type PassagesByApplication = Record<number, HighlightPart[]>

type Options = { ids: number[]; words: string; user: SignedInUser | null | undefined }

/** @param ids of applications that this user was shown: all staff may read them */
export async function findPassages(
  payload: Payload,
  { ids, words, user }: Options,
): Promise<PassagesByApplication> {
  if (!hasStaffRights(user) || ids.length === 0) return {}
  const sought = await findSearchedWordForms(payload, ids, words)
  if (sought.length === 0) return {}
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT application.id, concat_ws(E'\n\n', cv.content, letter.content, cover_letter) AS text
    FROM job_applications application
      LEFT JOIN document_texts cv ON cv.file_id = cv_id
      LEFT JOIN document_texts letter ON letter.file_id = cover_letter_file_id
    WHERE application.id IN ${idsSubquery(ids)}`)
  const found = PassageTextRowsSchema.parse(rows).flatMap(({ id, text }) => {
    const passage = excerptAroundHits(text, sought)
    return passage ? [[id, passage] as const] : []
  })
  return Object.fromEntries(found)
}
