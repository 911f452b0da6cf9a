import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import {
  CANDIDATE_REPLY_STATES,
  type CandidateReplyState,
} from '@/src/plugins/answers/rules/candidateReply'
import { insertKeepConsentRequestsSql } from '@/src/plugins/retention/commands/insertKeepConsentRequests'

const MAX_PROBLEM_CHARACTERS = 500

const ReplyStateRowSchema = z.object({ state: z.enum(CANDIDATE_REPLY_STATES) }).optional()

/**
 * Decides what happens to a reply whose sending time has come. If an earlier attempt started and
 * did not report its end, the reply may have been sent and waits for a user. A reply to an
 * application that was marked as spam is not sent.
 * @returns its state; null when it was sent or withdrawn
 */
export async function updateReplyStateBeforeSending(
  payload: Payload,
  id: number,
): Promise<CandidateReplyState | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    UPDATE application_answers answer
    SET state = (CASE WHEN taken_at IS NOT NULL THEN 'unclear' WHEN is_spam THEN 'withdrawn'
      ELSE 'waiting' END)::enum_application_answers_state
    FROM job_applications WHERE job_applications.id = application_id
      AND answer.id = ${id} AND state IN ('waiting', 'refused') RETURNING state`)
  return ReplyStateRowSchema.parse(rows[0])?.state ?? null
}

/**
 * Marks the start of the transfer to the mail server, after which the reply cannot be withdrawn.
 * @returns false when it was withdrawn meanwhile
 */
export async function markCandidateReplyTransferStarted(
  payload: Payload,
  id: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(sql`
    UPDATE application_answers SET taken_at = ${now.toISOString()}
    WHERE id = ${id} AND state = 'waiting' AND taken_at IS NULL RETURNING id`)
  return rows.length > 0
}

/** The candidate has answered meanwhile: the reply is sent without the request for a consent. */
export async function removeConsentRequestFromReply(payload: Payload, id: number) {
  await payload.db.drizzle.execute(
    sql`UPDATE application_answers SET requests_keep_consent = false WHERE id = ${id}`,
  )
}

/**
 * Marks the reply as sent and the application as answered, in one statement. The proposal of an
 * offer answers no application.
 */
export async function markCandidateReplySent(payload: Payload, id: number, now: Date) {
  await payload.db.drizzle.execute(sql`
    WITH sent AS (
      UPDATE application_answers
      SET state = 'sent', sent_at = ${now.toISOString()}, problem = NULL, updated_at = now()
      WHERE id = ${id}
      RETURNING application_id, sent_at, proposed_offer, requests_keep_consent, author_name
    ), requested AS (${insertKeepConsentRequestsSql})
    UPDATE job_applications SET awaits_answer = false,
      answered_at = coalesce(answered_at, sent.sent_at)
    FROM sent WHERE job_applications.id = sent.application_id AND sent.proposed_offer IS NULL`)
}

type ReplyFailure = {
  problem: string
  /** The server refused the mail, so it has not stored it. */
  wasSaidNo: boolean
}

/**
 * Records a failed attempt. @returns the new state: `waiting` for another attempt, or `unclear`
 * when the server may have received the mail; null when the reply was not waiting
 */
export async function recordFailedReplyAttempt(
  payload: Payload,
  id: number,
  { problem, wasSaidNo }: ReplyFailure,
): Promise<CandidateReplyState | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    UPDATE application_answers SET updated_at = now(),
      problem = ${problem.slice(0, MAX_PROBLEM_CHARACTERS)},
      state = (CASE WHEN ${wasSaidNo} OR taken_at IS NULL THEN 'waiting' ELSE 'unclear' END)
        ::enum_application_answers_state,
      taken_at = CASE WHEN ${wasSaidNo} THEN NULL ELSE taken_at END
    WHERE id = ${id} AND state = 'waiting' RETURNING state`)
  return ReplyStateRowSchema.parse(rows[0])?.state ?? null
}

/** The job does not retry; only a user can send the reply again. */
export async function markCandidateReplyRefused(payload: Payload, id: number, problem: string) {
  await payload.db.drizzle.execute(sql`
    UPDATE application_answers SET state = 'refused', taken_at = NULL, updated_at = now(),
      problem = ${problem.slice(0, MAX_PROBLEM_CHARACTERS)}
    WHERE id = ${id} AND state = 'waiting'`)
}

/** Marks a reply as failed after the last attempt; the reason remains stored. */
export async function markCandidateReplyFailedForGood(payload: Payload, id: number) {
  await payload.db.drizzle.execute(sql`
    UPDATE application_answers SET state = 'refused', updated_at = now()
    WHERE id = ${id} AND state = 'waiting' AND taken_at IS NULL`)
}

/**
 * Whether a mail server accepted a reply within the last minute. A temporary refusal then means
 * that there were too many mails, whatever its code.
 */
export async function hasMailServerRecentlyAcceptedReply(
  payload: Payload,
  now: Date,
): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'application-answers',
    where: { sentAt: { greater_than: new Date(now.getTime() - 60_000).toISOString() } },
    // The job has no user.
    overrideAccess: true,
  })
  return totalDocs > 0
}

/**
 * Postpones the replies whose sending time has come by one minute while the mail server is
 * unreachable: otherwise each reply would wait for the full timeout and delay all other jobs. These
 * replies store the reason.
 */
export async function postponeReplySending(
  payload: Payload,
  { exceptJob, now, problem }: PostponeReplySendingOptions,
) {
  await payload.db.drizzle.execute(sql`
    UPDATE application_answers SET updated_at = now(),
      problem = ${problem.slice(0, MAX_PROBLEM_CHARACTERS)}
    WHERE state = 'waiting' AND problem IS NULL AND send_after <= ${now.toISOString()}`)
  await payload.db.drizzle.execute(sql`
    UPDATE payload_jobs SET wait_until =
      greatest(wait_until, ${now.toISOString()}::timestamptz) + interval '1 minute'
    WHERE task_slug = 'sendAnswer' AND id <> ${exceptJob} AND has_error IS NOT TRUE
      AND (wait_until IS NULL OR wait_until < ${now.toISOString()}::timestamptz + interval '1 minute')`)
}

type PostponeReplySendingOptions = { now: Date; exceptJob: number; problem: string }
