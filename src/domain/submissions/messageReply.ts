export const MAX_REPLY_CHARACTERS = 20_000

/**
 * Where a reply stands. Waiting: it leaves within moments, or is tried again. Kept: no server was set up,
 * so that it is a draft, and has not left.
 */
export const REPLY_STATES = ['waiting', 'sent', 'kept', 'failed'] as const
export type ReplyState = (typeof REPLY_STATES)[number]

export const INITIAL_REPLY_STATE = 'waiting' satisfies ReplyState
export const DRAFT_REPLY_STATE = 'kept' satisfies ReplyState

/** Whether somebody may have it sent again: while it waits, the queue does. */
export function canBeSentAgain(state: ReplyState): state is 'kept' | 'failed' {
  return state === 'kept' || state === 'failed'
}
