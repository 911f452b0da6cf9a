export const MESSAGE_STATUSES = ['new', 'read', 'replied'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

export const INITIAL_MESSAGE_STATUS = 'new' satisfies MessageStatus

/**
 * The allowed transitions of each status, the usual one first. A new message can become `replied`
 * directly; a message with a reply stays `replied`.
 */
const NEXT_MESSAGE_STATUSES: Record<MessageStatus, readonly MessageStatus[]> = {
  new: ['read', 'replied'],
  read: ['replied'],
  replied: [],
}

/** The statuses without a reply. */
export const UNANSWERED_MESSAGE_STATUSES = MESSAGE_STATUSES.filter(
  (status) => NEXT_MESSAGE_STATUSES[status].length > 0,
)

/** Name of the query parameter that marks a transition as an undo. */
export const UNDO_PARAM = 'annuler'

/** The time in which users can undo their own transition. */
const UNDO_PERIOD_MS = 60_000

type MessageStatusTransition = {
  from: MessageStatus
  to: MessageStatus
  madeAt: string | null
  isOwn: boolean
}

/** Whether this transition undoes one that the same user made just now. */
export function isUndoOfStatusChange(
  { from, to, madeAt, isOwn }: MessageStatusTransition,
  now: Date,
): boolean {
  const age = now.getTime() - Date.parse(madeAt ?? '')
  return isOwn && canMessageStatusFollow(to, from) && age <= UNDO_PERIOD_MS
}

export function isMessageStatus(value: unknown): value is MessageStatus {
  return MESSAGE_STATUSES.some((status) => status === value)
}

export function canMessageStatusFollow(status: MessageStatus, next: MessageStatus): boolean {
  return NEXT_MESSAGE_STATUSES[status].includes(next)
}

/** The transition offered to staff; the same status when there is none. */
export function nextMessageStatus(status: MessageStatus): MessageStatus {
  return NEXT_MESSAGE_STATUSES[status][0] ?? status
}
