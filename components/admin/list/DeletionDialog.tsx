'use client'

import { toast } from '@payloadcms/ui'
import { deletionWords, typedDeletion } from '@/src/content/admin/deletions'
import {
  type ActionableCollection,
  actionErrors,
  actionLabels,
} from '@/src/content/admin/rowActions'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { sayUndoable } from '../notice/sayDone'
import { useListRequest } from './useListRequest'

/** So many that are lost for good are not lost by a slip. */
const MANY = 5

type Ids = readonly (number | string)[]
type Props = {
  collection: ActionableCollection
  ids: Ids
  /** What is deleted, when it is one document. */
  subject?: string
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before documents are deleted, says what that means, tells how it went, and takes it back if it can. */
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
    const said = words.deleted(deleted.length)
    if (isTrashed) sayUndoable(said, () => void takeBack(deleted))
    else toast.success(said)
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
      typed={!isTrashed && count >= MANY ? typedDeletion(count) : undefined}
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
