'use client'

import { Eye, Mail } from 'lucide'
import type { DefaultCellComponentProps, UIFieldClient } from 'payload'
import { DeleteAction } from '@/components/admin/list/DeleteAction'
import { IconButton } from '@/components/admin/list/IconButton'
import styles from '@/components/admin/list/RowActions.module.css'
import { useDocumentUrlInList } from '@/components/admin/list/useDocumentUrl'
import { applicationViewWords } from '@/src/content/admin/jobApplicationView'
import { rowActionButtonName, rowActionTexts } from '@/src/content/admin/rowActionTexts'
import { mailtoLink } from '@/src/domain/urls/mailtoLink'
import { applicationBulkActions } from '@/src/plugins/applicationBulkActions'

export function ApplicationRowActionsCell({ rowData }: DefaultCellComponentProps<UIFieldClient>) {
  const { id, candidateName, isSpam } = rowData
  const address = useDocumentUrlInList('job-applications', id)
  return (
    <div className={styles.actions}>
      <IconButton
        href={address}
        icon={Eye}
        label={rowActionButtonName(rowActionTexts['job-applications'].open, candidateName)}
      />
      {isSpam !== true && (
        <IconButton
          href={mailtoLink(rowData.candidateEmail)}
          icon={Mail}
          label={applicationViewWords.writeTo(candidateName)}
        />
      )}
      {applicationBulkActions.map(
        ({ name, InRow }) => InRow && <InRow key={name} row={{ id, candidateName, isSpam }} />,
      )}
      <DeleteAction collection="job-applications" id={id} subject={candidateName} />
    </div>
  )
}
