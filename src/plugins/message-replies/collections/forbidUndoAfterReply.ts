import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { statusStepBackError } from '@/collections/hooks/checkMessageStatusChange'
import type { ContactMessage } from '@/payload-types'
import { UNDO_PARAM } from '@/src/domain/submissions/messageStatus'

/** Adds a hook that refuses to undo the status of a message once a reply exists. */
export const forbidUndoAfterReply = ({
  hooks,
  ...messages
}: CollectionConfig): CollectionConfig => ({
  ...messages,
  // The hook follows the core's hook, which locks the row.
  hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), refuseUndoAfterReply] },
})

const refuseUndoAfterReply: CollectionBeforeChangeHook<ContactMessage> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc || data.status === undefined || req.query?.[UNDO_PARAM] === undefined) return
  const { totalDocs } = await req.payload.count({
    collection: 'message-replies',
    where: { message: { equals: originalDoc.id } },
    overrideAccess: false,
    req,
  })
  if (totalDocs > 0) throw statusStepBackError(req)
}
