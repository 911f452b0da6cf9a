import type { Payload } from 'payload'
import { countSubmission } from '@/src/commands/countSubmission'
import { findSubmission, type SubmissionCollection } from '@/src/commands/findSubmission'
import type { ApplicationWarning } from '@/src/domain/applicationForm'
import type { InputErrors, RefusalReason } from '@/src/domain/submission'

/** How a command ended: done, not allowed by what was chosen, or not possible at present. */
export type CommandOutcome =
  | { ok: true; warnings?: readonly ApplicationWarning[] }
  | { ok: false; error: 'jobOfferClosed' | RefusalReason }

export type SubmissionOutcome =
  | { ok: true; warnings: readonly ApplicationWarning[] }
  | { ok: false; errors: InputErrors }
  | { ok: false; reason: RefusalReason; retryAfterSeconds?: number }

type Once = {
  collection: SubmissionCollection
  submissionKey: string
  sender: { address: string; perHour: number }
  submit: () => Promise<CommandOutcome>
}

const running = new Map<string, Promise<SubmissionOutcome>>()

/**
 * Submits once per key: what was submitted before is done already, and parallel posts with one key wait
 * for the first of them. None of these counts against the sender's limit.
 */
export function submitOnce(payload: Payload, once: Once): Promise<SubmissionOutcome> {
  const key = `${once.collection} ${once.submissionKey}`
  const first = running.get(key)
  if (first) return first
  const outcome = submitUnlessDone(payload, once).finally(() => running.delete(key))
  running.set(key, outcome)
  return outcome
}

async function submitUnlessDone(
  payload: Payload,
  { collection, submissionKey, sender, submit }: Once,
): Promise<SubmissionOutcome> {
  const done = await findSubmission(payload, collection, submissionKey)
  if (done !== null) return { ok: true, warnings: [] }
  const retryAfterSeconds = await countSubmission(payload, sender)
  if (retryAfterSeconds) return { ok: false, reason: 'tooManySubmissions', retryAfterSeconds }
  const outcome = await submit()
  if (outcome.ok) return { ok: true, warnings: outcome.warnings ?? [] }
  return outcome.error === 'jobOfferClosed'
    ? { ok: false, errors: { form: outcome.error } }
    : { ok: false, reason: outcome.error }
}
