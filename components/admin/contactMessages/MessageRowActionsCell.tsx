'use client'

import { toast } from '@payloadcms/ui'
import { CheckCheck, Eye, Reply } from 'lucide'
import type { DefaultCellComponentProps, UIFieldClient } from 'payload'
import { DeleteAction } from '@/components/admin/list/DeleteAction'
import { IconButton } from '@/components/admin/list/IconButton'
import styles from '@/components/admin/list/RowActions.module.css'
import { useDocumentRequest } from '@/components/admin/list/useDocumentRequest'
import { useDocumentUrl } from '@/components/admin/list/useDocumentUrl'
import { showUndoToast } from '@/components/admin/notice/showSuccess'
import { messageViewWords } from '@/src/content/admin/contactMessageView'
import {
  rowActionButtonName,
  rowActionErrors,
  rowActionLabels,
  rowActionTexts,
} from '@/src/content/admin/rowActionTexts'
import { selectionWords } from '@/src/content/admin/selections'
import { isMessageStatus, nextMessageStatus } from '@/src/domain/submissions/messageStatus'
import { replyMailtoLink } from './replyMailtoLink'

export function MessageRowActionsCell({ rowData }: DefaultCellComponentProps<UIFieldClient>) {
  const address = useDocumentUrl('contact-messages', rowData.id)
  const { patch, takeBack } = useDocumentRequest({ collection: 'contact-messages', id: rowData.id })
  const next = isMessageStatus(rowData.status) ? nextMessageStatus(rowData.status) : null
  // Messages in the trash are restored or deleted with Payload's own controls.
  if (rowData.deletedAt) return null

  const undo = async () => {
    const isBack = await takeBack('status', next, { status: rowData.status })
    if (isBack) toast.success(selectionWords.undone)
    else toast.error(selectionWords.notUndone)
  }
  const advance = async () => {
    if (await patch({ status: next })) {
      showUndoToast(rowActionLabels.statusUpdated, () => void undo())
    } else toast.error(rowActionErrors.status)
  }

  return (
    <div className={styles.actions}>
      <IconButton
        href={address}
        icon={Eye}
        label={rowActionButtonName(rowActionTexts['contact-messages'].open, rowData.subject)}
      />
      {next && next !== rowData.status && (
        <IconButton
          icon={CheckCheck}
          label={messageViewWords.advance[next]}
          onClick={() => void advance()}
        />
      )}
      <IconButton
        href={replyMailtoLink(rowData)}
        icon={Reply}
        label={messageViewWords.replyTo(rowData.name)}
      />
      <DeleteAction collection="contact-messages" id={rowData.id} subject={rowData.subject} />
    </div>
  )
}
