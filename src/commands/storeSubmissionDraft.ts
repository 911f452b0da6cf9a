import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { RefusedSubmission } from '@/src/domain/submissions/submission'
import { type RateLimitedSender, rateLimitSubmissionDraft } from './rateLimitSubmission'

const DRAFT_RETENTION_MS = 30 * 60 * 1000
const MAX_DRAFTS_PER_IP_ADDRESS = 10

type DraftSubmissionContext = { sender: RateLimitedSender; now: Date }
type DraftStoreResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'tooManySubmissions'; retryAfterSeconds: number }
  | { ok: false; reason: 'unexpected' }

/**
 * Stores the typed texts of a visitor without JavaScript, whose form is shown again by another
 * request. Only the latest drafts of each IP address are stored.
 * @returns the id under which the draft can be read for half an hour
 */
export async function storeSubmissionDraft(
  payload: Payload,
  draft: RefusedSubmission,
  { sender, now }: DraftSubmissionContext,
): Promise<DraftStoreResult> {
  const retryAfterSeconds = await rateLimitSubmissionDraft(payload, sender, now)
  if (retryAfterSeconds) return { ok: false, reason: 'tooManySubmissions', retryAfterSeconds }
  try {
    const id = await insertDraft(payload, draft, { sender, now })
    await deleteExpiredAndExcessDrafts(payload, { sender, now })
    return { ok: true, id }
  } catch (err) {
    payload.logger.error({ err, msg: 'A refused form could not be stored' })
    return { ok: false, reason: 'unexpected' }
  }
}

async function insertDraft(
  payload: Payload,
  draft: RefusedSubmission,
  { sender, now }: DraftSubmissionContext,
) {
  const id = randomUUID()
  const keptUntil = new Date(now.getTime() + DRAFT_RETENTION_MS).toISOString()
  await payload.db.drizzle.execute(sql`
    INSERT INTO submission_drafts (id, address, kept_until, draft)
    VALUES (${id}, ${sender.address}, ${keptUntil}, ${JSON.stringify(draft)}::jsonb)`)
  return id
}

// Deletes earlier drafts, but does not wait for rows that another request is deleting now.
async function deleteExpiredAndExcessDrafts(
  payload: Payload,
  { sender, now }: DraftSubmissionContext,
) {
  await payload.db.drizzle.execute(sql`
    DELETE FROM submission_drafts WHERE id IN (
      SELECT id FROM submission_drafts
      WHERE kept_until < ${now.toISOString()} OR id IN (
        SELECT id FROM submission_drafts WHERE address = ${sender.address}
        ORDER BY kept_until DESC, id OFFSET ${MAX_DRAFTS_PER_IP_ADDRESS})
      FOR UPDATE SKIP LOCKED)`)
}
