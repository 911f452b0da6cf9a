'use client'

import { PopupList, useAuth, useConfig } from '@payloadcms/ui'
import { listActions } from '@/src/content/admin/lists'
import styles from './DocumentMenuItems.module.css'

/** In an offer's menu, in place of Payload's own item: says what is made. */
export function CreateMenuItem() {
  const { config } = useConfig()
  const { permissions } = useAuth()
  if (!permissions?.collections?.['job-offers']?.create) return null
  return (
    <PopupList.Button
      className={styles.create}
      href={`${config.routes.admin}/collections/job-offers/create`}
    >
      {listActions.newOffer}
    </PopupList.Button>
  )
}
