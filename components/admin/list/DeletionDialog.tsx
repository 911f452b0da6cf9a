'use client'

import { toast } from '@payloadcms/ui'
import { deletionWords, typedDeletion } from '@/src/content/admin/deletions'
import {
  type ActionableCollection,
  actionErrors,
  actionLabels,
} from '@/src/content/admin/rowActions'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { showUndoable } from '../notice/showSuccess'
import { useListRequest } from './useListRequest'

/** From this number of documents on, a permanent deletion needs a typed confirmation. */
const TYPED_CONFIRMATION_FROM = 5

type Ids = readonly (number | string)[]
type Props = {
  collection: ActionableCollection
  ids: Ids
  /** Name of the document, for a single deletion. */
  subject?: string
  onClose: () => void
  onDeleted?: () => void
}

/** Confirms and deletes documents, then shows the result. A move to the trash can be undone. */
export function DeletionDialog({ collection, ids, subject, onClose, onDeleted }: Props) {
  const { isTrashed, remove, restore } = useListRequest(collection)
  const words = deletionWords[collection]
  const count = ids.length

  const takeBack = async (deleted: Ids) => {
    const restored = await restore(deleted)
    if (restored.length === deleted.length) toast.success(actionLabels.restored)
    else toast.error(actionLabels.notRestored)
  }
  const confirm = async () => {
    const deleted = await remove(ids)
    if (deleted.length < count) toast.error(actionErrors.deletion)
    if (deleted.length === 0) return
    const message = words.deleted(deleted.length)
    if (isTrashed) showUndoable(message, () => void takeBack(deleted))
    else toast.success(message)
    if (deleted.length === count) onDeleted?.()
  }

  return (
    <ConfirmDialog
      doing={actionLabels.deleting}
      isFinal={!isTrashed}
      label={isTrashed ? actionLabels.toTrash : actionLabels.forGood}
      meaning={isTrashed ? words.toTrash(count) : words.forGood(count)}
      onClose={onClose}
      onConfirm={confirm}
      title={isTrashed ? actionLabels.trashHeading : actionLabels.deleteHeading}
      typed={!isTrashed && count >= TYPED_CONFIRMATION_FROM ? typedDeletion(count) : undefined}
    >
      <p>
        <span>{words.confirm(count)}</span>
        {subject && (
          <>
            <br />
            <strong>{subject}</strong>
          </>
        )}
      </p>
    </ConfirmDialog>
  )
}
