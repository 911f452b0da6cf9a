'use client'

import { Ban, Eye, Mail, RotateCcw } from 'lucide'
import type { DefaultCellComponentProps, UIFieldClient } from 'payload'
import { jobApplicationWords } from '@/src/content/admin/jobApplicationView'
import { actionOn, rowActions } from '@/src/content/admin/rowActions'
import { mailtoLink } from '@/src/domain/urls/mailtoLink'
import { useSpamMark } from '@/src/plugins/linked-persons/admin/useSpamMark'
import { spamWords } from '@/src/plugins/linked-persons/words/admin/spam'
import { DeleteAction } from '../list/DeleteAction'
import { IconButton } from '../list/IconButton'
import styles from '../list/RowActions.module.css'
import { useAddressInList } from '../list/useDocumentAddress'

export function RowActionsCell({ rowData }: DefaultCellComponentProps<UIFieldClient>) {
  const address = useAddressInList('job-applications', rowData.id)
  const { mark } = useSpamMark(rowData.id)
  const isSpam = rowData.isSpam === true
  return (
    <div className={styles.actions}>
      <IconButton
        href={address}
        icon={Eye}
        label={actionOn(rowActions['job-applications'].open, rowData.candidateName)}
      />
      {!isSpam && (
        <IconButton
          href={mailtoLink(rowData.candidateEmail)}
          icon={Mail}
          label={jobApplicationWords.writeTo(rowData.candidateName)}
        />
      )}
      <IconButton
        icon={isSpam ? RotateCcw : Ban}
        label={actionOn(isSpam ? spamWords.takeBack : spamWords.mark, rowData.candidateName)}
        onClick={() => mark(!isSpam)}
      />
      <DeleteAction collection="job-applications" id={rowData.id} subject={rowData.candidateName} />
    </div>
  )
}
