'use client'

import { toast } from '@payloadcms/ui'
import { deletionWords, typedDeletionConfirmationTexts } from '@/src/content/admin/deletions'
import {
  type ActionableCollection,
  rowActionErrors,
  rowActionLabels,
} from '@/src/content/admin/rowActionTexts'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { showUndoToast } from '../notice/showSuccess'
import { useBulkRequest } from './useBulkRequest'

/** From this number of documents on, a permanent deletion needs a typed confirmation. */
const MIN_DOCUMENTS_FOR_TYPED_CONFIRMATION = 5

type DocumentIds = readonly (number | string)[]
type Props = {
  collection: ActionableCollection
  ids: DocumentIds
  /** Name of the document, for a single deletion. */
  subject?: string
  onClose: () => void
  onDeleted?: () => void
}

/** Confirms and deletes documents, then shows the result. A move to the trash can be undone. */
export function DeletionDialog({ collection, ids, subject, onClose, onDeleted }: Props) {
  const { isTrashed, remove, restore } = useBulkRequest(collection)
  const words = deletionWords[collection]
  const count = ids.length

  const takeBack = async (deleted: DocumentIds) => {
    const restored = await restore(deleted)
    if (restored.length === deleted.length) toast.success(rowActionLabels.restored)
    else toast.error(rowActionLabels.notRestored)
  }
  const confirm = async () => {
    const deleted = await remove(ids)
    if (deleted.length < count) toast.error(rowActionErrors.deletion)
    if (deleted.length === 0) return
    const message = words.deleted(deleted.length)
    if (isTrashed) showUndoToast(message, () => void takeBack(deleted))
    else toast.success(message)
    if (deleted.length === count) onDeleted?.()
  }

  return (
    <ConfirmDialog
      doing={rowActionLabels.deleting}
      isFinal={!isTrashed}
      label={isTrashed ? rowActionLabels.toTrash : rowActionLabels.forGood}
      meaning={isTrashed ? words.toTrash(count) : words.forGood(count)}
      onClose={onClose}
      onConfirm={confirm}
      title={isTrashed ? rowActionLabels.trashHeading : rowActionLabels.deleteHeading}
      typed={
        !isTrashed && count >= MIN_DOCUMENTS_FOR_TYPED_CONFIRMATION
          ? typedDeletionConfirmationTexts(count)
          : undefined
      }
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
