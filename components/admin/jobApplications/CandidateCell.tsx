'use client'

import { Link } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'
import { useDocumentUrlInList } from '@/components/admin/list/useDocumentUrl'
import { applicationViewWords } from '@/src/content/admin/jobApplicationView'
import { isAnonymisedEmail } from '@/src/domain/people/retention'
import { candidateNameNotes } from '@/src/plugins/candidateNameNotes'
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
        {isAnonymisedEmail(rowData.candidateEmail) ? applicationViewWords.anonymisedName : cellData}
      </Link>
      {rowData.candidatePhone && <span className={styles.phone}>{rowData.candidatePhone}</span>}
      {candidateNameNotes.map(({ name, Note }) => (
        <Note application={rowData.id} key={name} row={rowData} />
      ))}
    </span>
  )
}
