export const MESSAGE_STATUSES = ['new', 'read', 'replied'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

export const INITIAL_MESSAGE_STATUS = 'new' satisfies MessageStatus

/**
 * What may come after each status, the usual step first. Whoever answers at once need not say first
 * that the message was read; an answer that left cannot be taken back.
 */
const FOLLOWING: Record<MessageStatus, readonly MessageStatus[]> = {
  new: ['read', 'replied'],
  read: ['replied'],
  replied: [],
}

/** The statuses in which the sender has had no answer yet. */
export const UNANSWERED_STATUSES = MESSAGE_STATUSES.filter((status) => FOLLOWING[status].length > 0)

/** Says in an address that a step is meant to be taken back, and not by chance the earlier of two. */
export const TAKING_BACK = 'annuler'

/** For so long a step is taken back by whoever made it. */
const TAKE_BACK_MS = 60_000

type Step = { from: MessageStatus; to: MessageStatus; madeAt: string | null; isOwn: boolean }

/** Whether this is the way back of a step that its maker has just made. */
export function isTakenBack({ from, to, madeAt, isOwn }: Step, now: Date): boolean {
  const age = now.getTime() - Date.parse(madeAt ?? '')
  return isOwn && canFollow(to, from) && age <= TAKE_BACK_MS
}

export function isMessageStatus(value: unknown): value is MessageStatus {
  return MESSAGE_STATUSES.some((status) => status === value)
}

export function canFollow(status: MessageStatus, next: MessageStatus): boolean {
  return FOLLOWING[status].includes(next)
}

/** The step that staff are offered; the status itself when there is none left. */
export function nextMessageStatus(status: MessageStatus): MessageStatus {
  return FOLLOWING[status][0] ?? status
}
