'use client'

import { Link } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'
import { jobApplicationWords } from '@/src/content/admin/jobApplicationView'
import { isAnonymised } from '@/src/domain/people/retention'
import { usePassage } from '@/src/plugins/document-reading/admin/FoundPassages'
import { MarkedText } from '@/src/plugins/document-reading/admin/MarkedText'
import { useAddressInList } from '../list/useDocumentAddress'
import styles from './CandidateCell.module.css'

export function CandidateCell({
  cellData,
  collectionSlug,
  rowData,
}: DefaultCellComponentProps<TextFieldClient>) {
  const address = useAddressInList(collectionSlug, rowData.id)
  const passage = usePassage(rowData.id)
  return (
    <span className={styles.candidate}>
      <Link href={address} prefetch={false}>
        {isAnonymised(rowData.candidateEmail) ? jobApplicationWords.anonymisedName : cellData}
      </Link>
      {rowData.candidatePhone && <span className={styles.phone}>{rowData.candidatePhone}</span>}
      {passage && (
        <span className={styles.passage}>
          <MarkedText parts={passage} />
        </span>
      )}
    </span>
  )
}
