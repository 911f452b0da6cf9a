'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { settingsReadOnlySentence } from '@/src/content/admin/settingsSaves'
import styles from './ReadOnlySettingsNotice.module.css'

/** Notice above read-only settings: why they are read-only, and who can change them. */
export function ReadOnlySettingsNotice() {
  const { hasSavePermission } = useDocumentInfo()
  return hasSavePermission === false ? (
    <p className={styles.notice}>{settingsReadOnlySentence}</p>
  ) : null
}
