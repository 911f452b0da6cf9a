import type { ErasedTable } from '@/src/domain/people/erasedTable'

export const erasedAnswers: ErasedTable = {
  table: 'application_answers',
  applications: ['application_id'],
}

export const MAX_SUBJECT_CHARACTERS = 200
export const MAX_BODY_CHARACTERS = 10_000

/** Maximum number of recipients of one bulk reply. */
export const MAX_ANSWERS_AT_ONCE = 200

/** Delay before a reply is sent, during which staff can undo it. */
export const UNDO_SECONDS = 10

/** Delay between replies, so that the mail server does not treat them as spam. */
export const SECONDS_BETWEEN_ANSWERS = 1

/**
 * State of a reply. `waiting`: sent when its time comes, or retried. `refused`: not sent and not
 * retried. `unclear`: the transfer to the mail server was interrupted, and a person must find out
 * whether it arrived. `withdrawn`: cancelled before it was sent.
 */
export const ANSWER_STATES = ['waiting', 'sent', 'refused', 'unclear', 'withdrawn'] as const
export type AnswerState = (typeof ANSWER_STATES)[number]

export const INITIAL_ANSWER_STATE = 'waiting' satisfies AnswerState

/** The earliest sending time of one reply of a bulk reply. */
export function sendAfter(now: Date, place: number): Date {
  return new Date(now.getTime() + (UNDO_SECONDS + place * SECONDS_BETWEEN_ANSWERS) * 1000)
}
