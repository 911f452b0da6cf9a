'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { settingsReadOnly } from '@/src/content/admin/settingsSaves'
import styles from './ReadOnlySettings.module.css'

/** Above fields that cannot be changed: why, and by whom they can. */
export function ReadOnlySettings() {
  const { hasSavePermission } = useDocumentInfo()
  return hasSavePermission === false ? <p className={styles.notice}>{settingsReadOnly}</p> : null
}
