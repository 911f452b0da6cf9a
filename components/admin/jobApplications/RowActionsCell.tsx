'use client'

import { Eye, Mail } from 'lucide'
import type { DefaultCellComponentProps, UIFieldClient } from 'payload'
import { jobApplicationWords } from '@/src/content/admin/jobApplicationView'
import { actionOn, rowActions } from '@/src/content/admin/rowActions'
import { DeleteAction } from '../list/DeleteAction'
import { IconButton } from '../list/IconButton'
import styles from '../list/RowActions.module.css'
import { useAddressInList } from '../list/useDocumentAddress'

export function RowActionsCell({ rowData }: DefaultCellComponentProps<UIFieldClient>) {
  const address = useAddressInList('job-applications', rowData.id)
  return (
    <div className={styles.actions}>
      <IconButton
        href={address}
        icon={Eye}
        label={actionOn(rowActions['job-applications'].open, rowData.candidateName)}
      />
      <IconButton
        href={`mailto:${rowData.candidateEmail}`}
        icon={Mail}
        label={jobApplicationWords.writeTo(rowData.candidateName)}
      />
      <DeleteAction collection="job-applications" id={rowData.id} subject={rowData.candidateName} />
    </div>
  )
}
