'use client'

import { PopupList, useConfig, useDocumentInfo, useDocumentTitle, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { type ActionableCollection, actionLabels } from '@/src/content/admin/rowActions'
import { useRouter } from '../frame/routing'
import { DeletionDialog } from '../list/DeletionDialog'
import styles from './DocumentMenuItems.module.css'

/** In a document's menu, in place of Payload's own item: asks what the list asks. */
export function DeleteMenuItem({ collection }: { collection: ActionableCollection }) {
  const { config } = useConfig()
  const { hasDeletePermission, hasTrashPermission, id, isTrashed } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { setModified } = useForm()
  const [isAsking, setAsking] = useState(false)
  const router = useRouter()
  if (id === undefined || isTrashed || !(hasDeletePermission || hasTrashPermission)) return null

  const leave = () => {
    // Otherwise the page would ask whether to leave what was not saved.
    setModified(false)
    router.push(`${config.routes.admin}/collections/${collection}`)
  }
  return (
    <>
      <PopupList.Button className={styles.delete} onClick={() => setAsking(true)}>
        {actionLabels.delete}
      </PopupList.Button>
      {isAsking && (
        <DeletionDialog
          collection={collection}
          ids={[id]}
          onClose={() => setAsking(false)}
          onDeleted={leave}
          subject={title}
        />
      )}
    </>
  )
}
