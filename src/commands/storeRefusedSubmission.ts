import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { RefusedSubmission } from '@/src/domain/submissions/submission'
import { type RateLimitedSender, rateLimitRefusedSubmission } from './rateLimitSubmission'

const REFUSED_SUBMISSION_RETENTION_MS = 30 * 60 * 1000
const MAX_REFUSED_SUBMISSIONS_PER_IP_ADDRESS = 10

type RefusedSubmissionContext = { sender: RateLimitedSender; now: Date }
type RefusedSubmissionStoreResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'tooManySubmissions'; retryAfterSeconds: number }
  | { ok: false; reason: 'unexpected' }

/**
 * Stores the typed texts of a visitor without JavaScript, whose form is shown again by another
 * request. Only the latest drafts of each IP address are stored.
 * @returns the id under which the draft can be read for half an hour
 */
export async function storeRefusedSubmission(
  payload: Payload,
  draft: RefusedSubmission,
  { sender, now }: RefusedSubmissionContext,
): Promise<RefusedSubmissionStoreResult> {
  const retryAfterSeconds = await rateLimitRefusedSubmission(payload, sender, now)
  if (retryAfterSeconds) return { ok: false, reason: 'tooManySubmissions', retryAfterSeconds }
  try {
    const id = await insertRefusedSubmission(payload, draft, { sender, now })
    await deleteExpiredAndExcessSubmissions(payload, { sender, now })
    return { ok: true, id }
  } catch (err) {
    payload.logger.error({ err, msg: 'A refused form could not be stored' })
    return { ok: false, reason: 'unexpected' }
  }
}

async function insertRefusedSubmission(
  payload: Payload,
  draft: RefusedSubmission,
  { sender, now }: RefusedSubmissionContext,
) {
  const id = randomUUID()
  const keptUntil = new Date(now.getTime() + REFUSED_SUBMISSION_RETENTION_MS).toISOString()
  await payload.db.drizzle.execute(sql`
    INSERT INTO submission_drafts (id, address, kept_until, draft)
    VALUES (${id}, ${sender.address}, ${keptUntil}, ${JSON.stringify(draft)}::jsonb)`)
  return id
}

// Deletes earlier drafts, but does not wait for rows that another request is deleting now.
async function deleteExpiredAndExcessSubmissions(
  payload: Payload,
  { sender, now }: RefusedSubmissionContext,
) {
  await payload.db.drizzle.execute(sql`
    DELETE FROM submission_drafts WHERE id IN (
      SELECT id FROM submission_drafts
      WHERE kept_until < ${now.toISOString()} OR id IN (
        SELECT id FROM submission_drafts WHERE address = ${sender.address}
        ORDER BY kept_until DESC, id OFFSET ${MAX_REFUSED_SUBMISSIONS_PER_IP_ADDRESS})
      FOR UPDATE SKIP LOCKED)`)
}
