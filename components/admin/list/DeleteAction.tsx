'use client'

import { useAuth } from '@payloadcms/ui'
import { Trash2 } from 'lucide'
import { useState } from 'react'
import {
  type ActionableCollection,
  rowActionButtonName,
  rowActionLabels,
} from '@/src/content/admin/rowActionTexts'
import { DeletionDialog } from './DeletionDialog'
import { IconButton } from './IconButton'

type Props = { collection: ActionableCollection; id: number | string; subject: string }

export function DeleteAction({ collection, id, subject }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { permissions } = useAuth()
  if (!permissions?.collections?.[collection]?.delete) return null

  return (
    <>
      <IconButton
        icon={Trash2}
        label={rowActionButtonName(rowActionLabels.delete, subject)}
        onClick={() => setAsking(true)}
        tone="danger"
      />
      {isAsking && (
        <DeletionDialog
          collection={collection}
          ids={[id]}
          onClose={() => setAsking(false)}
          subject={subject}
        />
      )}
    </>
  )
}
