import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { SubmissionDraft } from '@/src/domain/submissions/submission'
import { countDraft, type Sender } from './countSubmission'

const KEPT_MS = 30 * 60 * 1000
const KEPT_PER_ADDRESS = 10

type Context = { sender: Sender; now: Date }
type Kept =
  | { ok: true; id: string }
  | { ok: false; reason: 'tooManySubmissions'; retryAfterSeconds: number }
  | { ok: false; reason: 'unexpected' }

/**
 * Keeps what was typed for a visitor without JavaScript, whose form is shown again by another request.
 * Of one address only the latest are kept.
 * @returns the id under which the draft is read for half an hour
 */
export async function keepSubmissionDraft(
  payload: Payload,
  draft: SubmissionDraft,
  { sender, now }: Context,
): Promise<Kept> {
  const retryAfterSeconds = await countDraft(payload, sender, now)
  if (retryAfterSeconds) return { ok: false, reason: 'tooManySubmissions', retryAfterSeconds }
  try {
    const id = await insertDraft(payload, draft, { sender, now })
    await forgetEarlierDrafts(payload, { sender, now })
    return { ok: true, id }
  } catch (err) {
    payload.logger.error({ err, msg: 'A form that came back could not be kept' })
    return { ok: false, reason: 'unexpected' }
  }
}

async function insertDraft(payload: Payload, draft: SubmissionDraft, { sender, now }: Context) {
  const id = randomUUID()
  const keptUntil = new Date(now.getTime() + KEPT_MS).toISOString()
  await payload.db.drizzle.execute(sql`
    INSERT INTO submission_drafts (id, address, kept_until, draft)
    VALUES (${id}, ${sender.address}, ${keptUntil}, ${JSON.stringify(draft)}::jsonb)`)
  return id
}

// Another request that forgets the same drafts at this moment need not be waited for.
async function forgetEarlierDrafts(payload: Payload, { sender, now }: Context) {
  await payload.db.drizzle.execute(sql`
    DELETE FROM submission_drafts WHERE id IN (
      SELECT id FROM submission_drafts
      WHERE kept_until < ${now.toISOString()} OR id IN (
        SELECT id FROM submission_drafts WHERE address = ${sender.address}
        ORDER BY kept_until DESC, id OFFSET ${KEPT_PER_ADDRESS})
      FOR UPDATE SKIP LOCKED)`)
}
