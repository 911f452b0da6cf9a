export const MAX_REPLY_CHARACTERS = 20_000

/**
 * The state of a reply. `waiting`: it is sent within moments, or retried. `kept`: it is a draft,
 * because no mail server is configured.
 */
export const REPLY_STATES = ['waiting', 'sent', 'kept', 'failed'] as const
export type ReplyState = (typeof REPLY_STATES)[number]

export const WAITING_REPLY_STATE = 'waiting' satisfies ReplyState
export const DRAFT_REPLY_STATE = 'kept' satisfies ReplyState

/** Whether staff may send a reply again; a waiting reply is retried by the queue. */
export function canReplyBeSentAgain(state: ReplyState): state is 'kept' | 'failed' {
  return state === 'kept' || state === 'failed'
}
