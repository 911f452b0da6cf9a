export const MAX_SUBJECT_CHARACTERS = 200
export const MAX_BODY_CHARACTERS = 10_000

/** So many are written to at once. */
export const MOST_ANSWERS_AT_ONCE = 200

/** For so long an answer can be taken back for certain: it leaves no earlier. */
export const UNDO_SECONDS = 10

/** They leave one after the other, so that a mail server does not refuse what looks like a flood. */
export const SECONDS_BETWEEN_ANSWERS = 1

/**
 * Where an answer stands. Waiting: it leaves when its time has come, or is tried again. Refused: it has
 * not left and does not try again by itself. Unclear: its sending was cut off while a mail server was being
 * given it, and a person finds out whether it has it. Withdrawn: taken back before it left.
 */
export const ANSWER_STATES = ['waiting', 'sent', 'refused', 'unclear', 'withdrawn'] as const
export type AnswerState = (typeof ANSWER_STATES)[number]

export const INITIAL_ANSWER_STATE = 'waiting' satisfies AnswerState

/** When the answer at this place of those that are sent together leaves at the earliest. */
export function sendAfter(now: Date, place: number): Date {
  return new Date(now.getTime() + (UNDO_SECONDS + place * SECONDS_BETWEEN_ANSWERS) * 1000)
}
