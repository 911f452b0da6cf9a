import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

const MOST_PROBLEM_CHARACTERS = 500

/**
 * From this moment on a mail server may have it, and it can no longer be taken back. To whom has been found
 * not to be serious meanwhile nothing leaves.
 * @returns false where there is nothing to send (any more)
 */
export async function takeAnswer(payload: Payload, id: number, now: Date): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(sql`
    UPDATE application_answers answer
    SET state = (CASE WHEN NOT is_spam THEN 'waiting' WHEN taken_at IS NULL THEN 'withdrawn'
        ELSE 'refused' END)::enum_application_answers_state,
      taken_at = CASE WHEN is_spam THEN taken_at ELSE ${now.toISOString()} END
    FROM job_applications WHERE job_applications.id = application_id
      AND answer.id = ${id} AND state IN ('waiting', 'refused') RETURNING state`)
  return rows[0]?.state === 'waiting'
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
  state: 'waiting' | 'refused'
  problem: string
  /** Whether the server can have it all the same: then nobody can take it back. */
  mayHaveLeft: boolean
}

export async function noteAnswerFailed(
  payload: Payload,
  id: number,
  { mayHaveLeft, problem, state }: Failed,
) {
  await payload.db.drizzle.execute(sql`
    UPDATE application_answers SET state = ${state}, updated_at = now(),
      problem = ${problem.slice(0, MOST_PROBLEM_CHARACTERS)},
      taken_at = CASE WHEN ${mayHaveLeft} THEN taken_at END
    WHERE id = ${id} AND state = 'waiting'`)
}

/** After the last attempt: the reason of it stays. */
export async function giveUpAnswer(payload: Payload, id: number) {
  await payload.db.drizzle.execute(sql`
    UPDATE application_answers SET state = 'refused', updated_at = now()
    WHERE id = ${id} AND state = 'waiting'`)
}

/**
 * While the server itself does not answer, the other answers need not find that out one by one, each for
 * as long as a server may take, while all other jobs wait for them. Those whose time has come say why they
 * are still here.
 */
export async function postponeAnswers(payload: Payload, { exceptJob, now, problem }: Postponed) {
  await payload.db.drizzle.execute(sql`
    UPDATE application_answers SET updated_at = now(),
      problem = ${problem.slice(0, MOST_PROBLEM_CHARACTERS)}
    WHERE state = 'waiting' AND problem IS NULL AND send_after <= ${now.toISOString()}`)
  await payload.db.drizzle.execute(sql`
    UPDATE payload_jobs SET wait_until =
      greatest(wait_until, ${now.toISOString()}::timestamptz) + interval '1 minute'
    WHERE task_slug = 'sendAnswer' AND id <> ${exceptJob} AND has_error IS NOT TRUE
      AND (wait_until IS NULL OR wait_until < ${now.toISOString()}::timestamptz + interval '1 minute')`)
}

type Postponed = { now: Date; exceptJob: number; problem: string }
