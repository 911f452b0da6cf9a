'use client'

import { ConfirmationModal, toast, useAuth, useModal } from '@payloadcms/ui'
import { Trash2 } from 'lucide'
import {
  type ActionableCollection,
  actionErrors,
  actionLabels,
  rowActions,
} from '@/src/content/admin/rowActions'
import { IconButton } from './IconButton'
import { useDocumentRequest } from './useDocumentRequest'

type Props = { collection: ActionableCollection; id: number | string; subject: string }

export function DeleteAction({ collection, id, subject }: Props) {
  const modalSlug = `delete-${collection}-${id}`
  const { openModal } = useModal()
  const { permissions } = useAuth()
  const { remove } = useDocumentRequest({ collection, id })
  const words = rowActions[collection]
  if (!permissions?.collections?.[collection]?.delete) return null

  const confirm = async () => {
    if (await remove()) toast.success(words.deleted)
    else toast.error(actionErrors.deletion)
  }

  return (
    <>
      <IconButton
        icon={Trash2}
        label={`${actionLabels.delete} : ${subject}`}
        onClick={() => openModal(modalSlug)}
        tone="danger"
      />
      <ConfirmationModal
        body={
          <p>
            {words.confirmDelete}
            <br />
            <strong>{subject}</strong>
          </p>
        }
        cancelLabel={actionLabels.cancel}
        confirmingLabel={actionLabels.deleting}
        confirmLabel={actionLabels.delete}
        heading={actionLabels.deleteHeading}
        modalSlug={modalSlug}
        onConfirm={confirm}
      />
    </>
  )
}
