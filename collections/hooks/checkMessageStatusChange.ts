import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import type { ContactMessage } from '@/payload-types'
import { contactMessagesText } from '@/src/content/admin/contactMessages'
import {
  canMessageStatusFollow,
  INITIAL_MESSAGE_STATUS,
  isMessageStatus,
  isUndoOfStatusChange,
  type MessageStatus,
  UNDO_PARAM,
} from '@/src/domain/submissions/messageStatus'
import { lockAndReadRow } from './lockAndReadRow'
import { statusChangeValues } from './statusChangeValues'

/**
 * Allows only forward steps of a message's status. Its author can undo a step shortly afterwards.
 */
export const checkMessageStatusChange: CollectionBeforeChangeHook<ContactMessage> = async (
  args,
) => {
  const { data, operation, originalDoc, req } = args
  if (operation === 'create' || !originalDoc) return data
  const row = { collection: 'contact-messages', id: originalDoc.id } as const
  const { status } = await lockAndReadRow(req, row)
  const stored = isMessageStatus(status) ? status : INITIAL_MESSAGE_STATUS
  const newStatus = data.status ?? stored
  const isAllowed =
    newStatus === stored ||
    canMessageStatusFollow(stored, newStatus) ||
    isPermittedUndo(args, stored, newStatus)
  if (isAllowed)
    return data.status === originalDoc.status ? data : { ...data, ...statusChangeValues(req) }
  throw statusStepBackError(req)
}

/** The response to a step that may not be undone. */
export function statusStepBackError(req: PayloadRequest) {
  const errors = [{ path: 'status', message: contactMessagesText.errors.stepBack }]
  return new ValidationError({ collection: 'contact-messages', errors }, req.t)
}

type MessageChangeArgs = Parameters<CollectionBeforeChangeHook<ContactMessage>>[0]

function isPermittedUndo(
  { originalDoc, req }: MessageChangeArgs,
  from: MessageStatus,
  to: MessageStatus,
) {
  if (!originalDoc || !req.user || req.query?.[UNDO_PARAM] === undefined) return false
  const { statusChangedAt, statusChangedBy } = originalDoc
  const by = typeof statusChangedBy === 'object' ? statusChangedBy?.id : statusChangedBy
  const step = { from, to, madeAt: statusChangedAt ?? null, isOwn: by === req.user.id }
  return isUndoOfStatusChange(step, new Date())
}
