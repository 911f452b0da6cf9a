'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { settingsReadOnly } from '@/src/content/admin/settingsSaves'
import styles from './ReadOnlySettings.module.css'

/** Notice above read-only settings: why they are read-only, and who can change them. */
export function ReadOnlySettings() {
  const { hasSavePermission } = useDocumentInfo()
  return hasSavePermission === false ? <p className={styles.notice}>{settingsReadOnly}</p> : null
}
