import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { INPUT_ERRORS, type RefusedSubmission } from '@/src/domain/submissions/submission'

const RefusedSubmissionSchema = z.object({
  values: z.record(z.string(), z.string()),
  errors: z.record(z.string(), z.enum(INPUT_ERRORS)),
})

/** Reads the refused form with this id; null when it does not exist any more. */
export async function readRefusedSubmission(
  payload: Payload,
  id: unknown,
  now: Date,
): Promise<RefusedSubmission | null> {
  const parsedId = z.uuid().safeParse(id)
  if (!parsedId.success) return null
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT draft FROM submission_drafts WHERE id = ${parsedId.data} AND kept_until > ${now.toISOString()}`)
  return rows[0] ? RefusedSubmissionSchema.parse(rows[0].draft) : null
}
