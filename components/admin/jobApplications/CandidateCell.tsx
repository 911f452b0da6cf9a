'use client'

import { Link } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'
import { useDocumentUrlInList } from '@/components/admin/list/useDocumentUrl'
import { jobApplicationWords } from '@/src/content/admin/jobApplicationView'
import { isAnonymised } from '@/src/domain/people/retention'
import { candidateNotes } from '@/src/plugins/candidateNotes'
import styles from './CandidateCell.module.css'

export function CandidateCell({
  cellData,
  collectionSlug,
  rowData,
}: DefaultCellComponentProps<TextFieldClient>) {
  const address = useDocumentUrlInList(collectionSlug, rowData.id)
  return (
    <span className={styles.candidate}>
      <Link href={address} prefetch={false}>
        {isAnonymised(rowData.candidateEmail) ? jobApplicationWords.anonymisedName : cellData}
      </Link>
      {rowData.candidatePhone && <span className={styles.phone}>{rowData.candidatePhone}</span>}
      {candidateNotes.map(({ name, Note }) => (
        <Note application={rowData.id} key={name} row={rowData} />
      ))}
    </span>
  )
}
