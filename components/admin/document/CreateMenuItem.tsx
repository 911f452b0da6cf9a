'use client'

import { PopupList, useAuth, useConfig } from '@payloadcms/ui'
import { listActionLabels } from '@/src/content/admin/lists'
import styles from './DocumentMenuItems.module.css'

/** Replaces Payload's create item in the menu of an offer, so that its label names what is created. */
export function CreateMenuItem() {
  const { config } = useConfig()
  const { permissions } = useAuth()
  if (!permissions?.collections?.['job-offers']?.create) return null
  return (
    <PopupList.Button
      className={styles.create}
      href={`${config.routes.admin}/collections/job-offers/create`}
    >
      {listActionLabels.newOffer}
    </PopupList.Button>
  )
}
