export const MAX_REPLY_SUBJECT_CHARACTERS = 200
export const MAX_REPLY_BODY_CHARACTERS = 10_000

/** Maximum number of recipients of one bulk reply. */
export const MAX_CANDIDATE_REPLIES_PER_BATCH = 200

/** Delay before a reply is sent, during which staff can undo it. */
export const REPLY_UNDO_SECONDS = 10

/** Delay between replies, so that the mail server does not treat them as spam. */
export const SECONDS_BETWEEN_REPLIES = 1

/**
 * State of a reply. `waiting`: sent when its time comes, or retried. `refused`: not sent and not
 * retried. `unclear`: the transfer to the mail server was interrupted, and a person must find out
 * whether it arrived. `withdrawn`: cancelled before it was sent.
 */
export const CANDIDATE_REPLY_STATES = [
  'waiting',
  'sent',
  'refused',
  'unclear',
  'withdrawn',
] as const
export type CandidateReplyState = (typeof CANDIDATE_REPLY_STATES)[number]

export const WAITING_CANDIDATE_REPLY_STATE = 'waiting' satisfies CandidateReplyState

/** The earliest sending time of one reply of a bulk reply. */
export function earliestReplySendingTime(now: Date, place: number): Date {
  return new Date(now.getTime() + (REPLY_UNDO_SECONDS + place * SECONDS_BETWEEN_REPLIES) * 1000)
}
