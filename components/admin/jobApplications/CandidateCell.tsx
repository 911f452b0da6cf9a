'use client'

import { Link } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'
import { useAddressInList } from '../list/useDocumentAddress'
import styles from './CandidateCell.module.css'

export function CandidateCell({
  cellData,
  collectionSlug,
  rowData,
}: DefaultCellComponentProps<TextFieldClient>) {
  const address = useAddressInList(collectionSlug, rowData.id)
  return (
    <span className={styles.candidate}>
      <Link href={address} prefetch={false}>
        {cellData}
      </Link>
      {rowData.candidatePhone && <span className={styles.phone}>{rowData.candidatePhone}</span>}
    </span>
  )
}
