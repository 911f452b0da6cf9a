'use client'

import { Link } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'
import { auditTargetLabels, auditText } from '@/src/content/admin/audit'
import { AUDIT_TARGETS, usedFile } from '@/src/domain/audit'
import { useDocumentAddress } from '../list/useDocumentAddress'
import styles from './AuditCells.module.css'
import { FileOwnerLink } from './FileOwnerLink'
import { useFileOwners } from './fileOwners'

/** What it was done to; leads to the whole entry, and from a candidate's file to the application. */
export function SubjectCell({
  cellData,
  collectionSlug,
  rowData,
}: DefaultCellComponentProps<TextFieldClient, string | null>) {
  const address = useDocumentAddress(collectionSlug, rowData.id)
  const owners = useFileOwners()
  const file = usedFile(rowData)
  const target = AUDIT_TARGETS.find((known) => known === rowData.target)
  const label = target ? auditTargetLabels[target] : null
  return (
    <span className={styles.stack}>
      <Link href={address} prefetch={false}>
        {cellData || label || auditText.seeEntry}
      </Link>
      {cellData && label && label !== cellData && <span className={styles.quiet}>{label}</span>}
      {owners && file !== null && (
        <span className={styles.quiet}>
          <FileOwnerLink owner={owners[file]} />
        </span>
      )}
    </span>
  )
}
