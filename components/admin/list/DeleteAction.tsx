'use client'

import { useAuth, useModal } from '@payloadcms/ui'
import { Trash2 } from 'lucide'
import { type ActionableCollection, actionLabels, actionOn } from '@/src/content/admin/rowActions'
import { DeletionDialog } from './DeletionDialog'
import { IconButton } from './IconButton'

type Props = { collection: ActionableCollection; id: number | string; subject: string }

export function DeleteAction({ collection, id, subject }: Props) {
  const modalSlug = `delete-${collection}-${id}`
  const { openModal } = useModal()
  const { permissions } = useAuth()
  if (!permissions?.collections?.[collection]?.delete) return null

  return (
    <>
      <IconButton
        icon={Trash2}
        label={actionOn(actionLabels.delete, subject)}
        onClick={() => openModal(modalSlug)}
        tone="danger"
      />
      <DeletionDialog collection={collection} ids={[id]} modalSlug={modalSlug} subject={subject} />
    </>
  )
}
