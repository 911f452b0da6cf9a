import type { DefaultCellComponentProps, TextFieldClient } from 'payload'
import { auditText } from '@/src/content/admin/audit'
import styles from './AuditCells.module.css'

/** The person by the name of that day, or the site where nobody was signed in. */
export function ActorCell({
  cellData,
  rowData,
}: DefaultCellComponentProps<TextFieldClient, string | null>) {
  if (!cellData) {
    const isStranger = rowData.action === 'signInFailed' || rowData.action === 'accessRequested'
    return (
      <span className={styles.quiet}>{isStranger ? auditText.somebody : auditText.theSite}</span>
    )
  }
  return (
    <span className={styles.stack}>
      <span>{cellData}</span>
      {rowData.actorEmail && <span className={styles.quiet}>{rowData.actorEmail}</span>}
    </span>
  )
}
