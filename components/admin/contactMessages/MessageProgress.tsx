'use client'

import { Button, Pill, toast } from '@payloadcms/ui'
import { useTransition } from 'react'
import { contactMessageWords } from '@/src/content/admin/contactMessageView'
import { actionErrors, actionLabels } from '@/src/content/admin/rowActions'
import { selectionWords } from '@/src/content/admin/selections'
import { messageStatusDetailLabels } from '@/src/content/statusLabels'
import { type MessageStatus, nextMessageStatus } from '@/src/domain/submissions/messageStatus'
import { useFollowedStatus } from '../document/useFollowedStatus'
import { useDocumentRequest } from '../list/useDocumentRequest'
import { useSavedValue } from '../list/useSavedValue'
import { sayUndoable } from '../notice/sayDone'
import styles from './MessageProgress.module.css'
import { messagePillStyles } from './StatusCell'

type Props = {
  id: number
  status: MessageStatus
  changedAt: string | null
  changedBy: string | null
  isInTrash: boolean
}

/** Where the message stands, why, and the one next step. */
export function MessageProgress({ id, changedAt, changedBy, isInTrash, ...stored }: Props) {
  const [status, showStatus] = useSavedValue(stored.status)
  const { patch, takeBack } = useDocumentRequest({ collection: 'contact-messages', id })
  const [isSaving, startSaving] = useTransition()
  const next = nextMessageStatus(status)
  useFollowedStatus({ collection: 'contact-messages', id, status })

  const advance = (to: MessageStatus) =>
    startSaving(async () => {
      if (!(await patch({ status: to }))) {
        toast.error(actionErrors.status)
        return
      }
      showStatus(to)
      sayUndoable(actionLabels.statusUpdated, () => void undo(to, status))
    })
  const undo = async (to: MessageStatus, earlier: MessageStatus) => {
    if (!(await takeBack('status', to, { status: earlier }))) {
      toast.error(selectionWords.notUndone)
      return
    }
    showStatus(earlier)
    toast.success(selectionWords.undone)
  }

  return (
    <section aria-label={contactMessageWords.standing} className={styles.progress}>
      <Pill pillStyle={messagePillStyles[status]}>{messageStatusDetailLabels[status]}</Pill>
      <p>{contactMessageWords.explanation[status]}</p>
      {changedAt && (
        <p className={styles.since}>{contactMessageWords.since(changedAt, changedBy)}</p>
      )}
      {next !== status && !isInTrash && (
        <Button
          buttonStyle="secondary"
          disabled={isSaving}
          margin={false}
          onClick={() => advance(next)}
        >
          {contactMessageWords.advance[next]}
        </Button>
      )}
    </section>
  )
}
