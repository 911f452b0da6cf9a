import { Pill } from '@payloadcms/ui'
import { formatDateTime } from '@/src/content/dates'
import { fileCheckStateLabels, fileCheckWords as words } from '@/src/content/fileChecks'
import type { FileChecker, FileCheckState } from '@/src/domain/files/fileCheck'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import styles from './FileCheckStatus.module.css'

const pillStyles = {
  pending: 'warning',
  clean: 'success',
  blocked: 'error',
} as const satisfies Record<FileCheckState, string>

export type FileCheckStatusProps = {
  check: { state: FileCheckState; by: FileChecker | null; at: string | null }
  timezone: SiteTimezone
}

/** State of the file's security check, with the checker and the time. */
export function FileCheckStatus({ check: { state, by, at }, timezone }: FileCheckStatusProps) {
  return (
    <div aria-label={words.state} className={styles.check} role="status">
      <Pill pillStyle={pillStyles[state]} size="small">
        {fileCheckStateLabels[state]}
      </Pill>
      {by && at && <span>{words.checked(by, formatDateTime(at, timezone))}</span>}
    </div>
  )
}
