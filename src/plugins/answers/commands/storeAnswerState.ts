import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { ANSWER_STATES, type AnswerState } from '@/src/plugins/answers/rules/applicationAnswer'

const MAX_PROBLEM_CHARACTERS = 500

const State = z.object({ state: z.enum(ANSWER_STATES) }).optional()

/**
 * What is to become of an answer whose turn has come: one of which an earlier attempt began and never told
 * its end may have left, and waits for a person; to whom has been found not to be serious meanwhile
 * nothing leaves.
 * @returns its state; null where it has left, or was taken back
 */
export async function judgeAnswer(payload: Payload, id: number): Promise<AnswerState | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    UPDATE application_answers answer
    SET state = (CASE WHEN taken_at IS NOT NULL THEN 'unclear' WHEN is_spam THEN 'withdrawn'
      ELSE 'waiting' END)::enum_application_answers_state
    FROM job_applications WHERE job_applications.id = application_id
      AND answer.id = ${id} AND state IN ('waiting', 'refused') RETURNING state`)
  return State.parse(rows[0])?.state ?? null
}

/**
 * From this moment on a mail server may have it, and it can no longer be taken back.
 * @returns false where it was meanwhile
 */
export async function takeAnswer(payload: Payload, id: number, now: Date): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(sql`
    UPDATE application_answers SET taken_at = ${now.toISOString()}
    WHERE id = ${id} AND state = 'waiting' AND taken_at IS NULL RETURNING id`)
  return rows.length > 0
}

/** It has left, and its candidate has an answer, in one statement. */
export async function noteAnswerSent(payload: Payload, id: number, now: Date) {
  await payload.db.drizzle.execute(sql`
    WITH sent AS (
      UPDATE application_answers
      SET state = 'sent', sent_at = ${now.toISOString()}, problem = NULL, updated_at = now()
      WHERE id = ${id} RETURNING application_id, sent_at
    )
    UPDATE job_applications SET awaits_answer = false,
      answered_at = coalesce(answered_at, sent.sent_at)
    FROM sent WHERE job_applications.id = sent.application_id`)
}

type Failed = {
  problem: string
  /** The server said no: it has kept nothing. */
  wasSaidNo: boolean
}

/** @returns its state: it waits for another attempt, or for a person where the server may have it */
export async function noteAnswerFailed(
  payload: Payload,
  id: number,
  { problem, wasSaidNo }: Failed,
): Promise<AnswerState | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    UPDATE application_answers SET updated_at = now(),
      problem = ${problem.slice(0, MAX_PROBLEM_CHARACTERS)},
      state = (CASE WHEN ${wasSaidNo} OR taken_at IS NULL THEN 'waiting' ELSE 'unclear' END)
        ::enum_application_answers_state,
      taken_at = CASE WHEN ${wasSaidNo} THEN NULL ELSE taken_at END
    WHERE id = ${id} AND state = 'waiting' RETURNING state`)
  return State.parse(rows[0])?.state ?? null
}

/** For good, until a person asks again. */
export async function noteAnswerRefused(payload: Payload, id: number, problem: string) {
  await payload.db.drizzle.execute(sql`
    UPDATE application_answers SET state = 'refused', taken_at = NULL, updated_at = now(),
      problem = ${problem.slice(0, MAX_PROBLEM_CHARACTERS)}
    WHERE id = ${id} AND state = 'waiting'`)
}

/** After the last attempt: the reason of it stays. */
export async function giveUpAnswer(payload: Payload, id: number) {
  await payload.db.drizzle.execute(sql`
    UPDATE application_answers SET state = 'refused', updated_at = now()
    WHERE id = ${id} AND state = 'waiting' AND taken_at IS NULL`)
}

/**
 * Whether a mail server took one within the last minute: what it refuses for now, it refuses because there
 * were too many, whatever code it says that with.
 */
export async function hasJustTakenOne(payload: Payload, now: Date): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'application-answers',
    where: { sentAt: { greater_than: new Date(now.getTime() - 60_000).toISOString() } },
    // The job that asks has no user.
    overrideAccess: true,
  })
  return totalDocs > 0
}

/**
 * While the server itself does not answer, the other answers need not find that out one by one, each for
 * as long as a server may take, while all other jobs wait for them. Those whose time has come say why they
 * are still here.
 */
export async function postponeAnswers(payload: Payload, { exceptJob, now, problem }: Postponed) {
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

type Postponed = { now: Date; exceptJob: number; problem: string }
