import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { SubmissionDraft } from '@/src/domain/submission'

const KEPT_MINUTES = 30

/**
 * Keeps what was typed for a visitor without JavaScript, whose form is shown again by another request.
 * @returns the id under which the draft is read for half an hour
 */
export async function keepSubmissionDraft(
  payload: Payload,
  draft: SubmissionDraft,
): Promise<string> {
  const id = randomUUID()
  await payload.db.drizzle.execute(sql`DELETE FROM submission_drafts WHERE kept_until < now()`)
  await payload.db.drizzle.execute(sql`
    INSERT INTO submission_drafts (id, kept_until, draft)
    VALUES (${id}, now() + make_interval(mins => ${KEPT_MINUTES}), ${JSON.stringify(draft)}::jsonb)`)
  return id
}
