'use client'

import { ConfirmationModal, toast } from '@payloadcms/ui'
import { deletionWords } from '@/src/content/admin/deletions'
import {
  type ActionableCollection,
  actionErrors,
  actionLabels,
} from '@/src/content/admin/rowActions'
import { useListRequest } from './useListRequest'

type Props = {
  collection: ActionableCollection
  ids: readonly (number | string)[]
  modalSlug: string
  /** What is deleted, when it is one document. */
  subject?: string
  onDeleted?: () => void
}

/** Asks before documents are deleted, says what that means, and tells how it went. */
export function DeletionDialog({ collection, ids, modalSlug, subject, onDeleted }: Props) {
  const { isTrashed, remove } = useListRequest(collection)
  const words = deletionWords[collection]
  const count = ids.length

  const confirm = async () => {
    if (!(await remove(ids))) {
      toast.error(actionErrors.deletion)
      return
    }
    toast.success(words.deleted(count))
    onDeleted?.()
  }

  return (
    <ConfirmationModal
      body={
        <>
          <p>
            {words.confirm(count)}
            {subject && (
              <>
                <br />
                <strong>{subject}</strong>
              </>
            )}
          </p>
          <p>{isTrashed ? words.toTrash(count) : words.forGood(count)}</p>
        </>
      }
      cancelLabel={actionLabels.cancel}
      confirmingLabel={actionLabels.deleting}
      confirmLabel={actionLabels.delete}
      heading={isTrashed ? actionLabels.trashHeading : actionLabels.deleteHeading}
      modalSlug={modalSlug}
      onConfirm={confirm}
    />
  )
}
