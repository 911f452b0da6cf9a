export const MESSAGE_STATUSES = ['new', 'read', 'replied'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

export const INITIAL_MESSAGE_STATUS = 'new' satisfies MessageStatus

export function isMessageStatus(value: unknown): value is MessageStatus {
  return MESSAGE_STATUSES.some((status) => status === value)
}

/** A new message becomes read; from any other status the next step is replied. */
export function nextMessageStatus(status: MessageStatus): MessageStatus {
  return status === 'new' ? 'read' : 'replied'
}
