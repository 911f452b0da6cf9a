import type { DefaultCellComponentProps, TextFieldClient } from 'payload'
import { unnamedActor } from '@/src/content/admin/audit'
import styles from './AuditCells.module.css'

/** The person by the name of that day, or who it was where nobody was signed in. */
export function ActorCell({
  cellData,
  rowData,
}: DefaultCellComponentProps<TextFieldClient, string | null>) {
  if (!cellData) {
    return <span className={styles.quiet}>{unnamedActor(rowData.action)}</span>
  }
  return (
    <span className={styles.stack}>
      <span>{cellData}</span>
      {rowData.actorEmail && <span className={styles.quiet}>{rowData.actorEmail}</span>}
    </span>
  )
}
