'use client'

import { PopupList, useConfig, useDocumentInfo, useDocumentTitle, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { type ActionableCollection, rowActionLabels } from '@/src/content/admin/rowActionTexts'
import { useRouter } from '../frame/routing'
import { DeletionDialog } from '../list/DeletionDialog'
import styles from './DocumentMenuItems.module.css'

/** Replaces Payload's delete item in the menu of a document, to open the same confirmation dialog as the list. */
export function DeleteMenuItem({ collection }: { collection: ActionableCollection }) {
  const { config } = useConfig()
  const { hasDeletePermission, hasTrashPermission, id, isTrashed } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { setModified } = useForm()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const router = useRouter()
  if (id === undefined || isTrashed || !(hasDeletePermission || hasTrashPermission)) return null

  const leave = () => {
    // Otherwise the page would warn about unsaved changes.
    setModified(false)
    router.push(`${config.routes.admin}/collections/${collection}`)
  }
  return (
    <>
      <PopupList.Button className={styles.delete} onClick={() => setDialogOpen(true)}>
        {rowActionLabels.delete}
      </PopupList.Button>
      {isDialogOpen && (
        <DeletionDialog
          collection={collection}
          ids={[id]}
          onClose={() => setDialogOpen(false)}
          onDeleted={leave}
          subject={title}
        />
      )}
    </>
  )
}
