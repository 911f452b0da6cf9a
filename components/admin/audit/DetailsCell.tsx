import type { DefaultCellComponentProps, TextFieldClient } from 'payload'
import { auditText, shownDetails } from '@/src/content/admin/audit'
import styles from './AuditCells.module.css'

export function DetailsCell({
  cellData,
}: DefaultCellComponentProps<TextFieldClient, string | null>) {
  return shownDetails(cellData) || <span className={styles.quiet}>{auditText.noDetails}</span>
}
