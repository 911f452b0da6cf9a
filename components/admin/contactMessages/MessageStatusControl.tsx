'use client'

import { Button, Pill } from '@payloadcms/ui'
import { useRefreshOnStatusChange } from '@/components/admin/document/useRefreshOnStatusChange'
import { useDocumentRequest } from '@/components/admin/list/useDocumentRequest'
import { useInstantChoice } from '@/components/admin/list/useInstantChoice'
import { useSavedValue } from '@/components/admin/list/useSavedValue'
import { messageViewWords } from '@/src/content/admin/contactMessageView'
import { rowActionLabels } from '@/src/content/admin/rowActionTexts'
import { messageStatusPageLabels } from '@/src/content/statusLabels'
import { type MessageStatus, nextMessageStatus } from '@/src/domain/submissions/messageStatus'
import { messagePillStyles } from './MessageStatusCell'
import styles from './MessageStatusControl.module.css'

type Props = {
  id: number
  status: MessageStatus
  changedAt: string | null
  changedBy: string | null
  isInTrash: boolean
}

/** Status of the message, its explanation, and a button for the next status. */
export function MessageStatusControl({ id, changedAt, changedBy, isInTrash, ...stored }: Props) {
  const [status, showStatus] = useSavedValue(stored.status)
  const { patch, takeBack } = useDocumentRequest({ collection: 'contact-messages', id })
  const { shown, isSaving, choose } = useInstantChoice({
    value: status,
    save: (to) => patch({ status: to }),
    takeBack: (to, earlier) => takeBack('status', to, { status: earlier }),
    onSaved: showStatus,
    successText: () => rowActionLabels.statusUpdated,
  })
  const next = nextMessageStatus(shown)
  useRefreshOnStatusChange({ collection: 'contact-messages', id, status })

  return (
    <section aria-label={messageViewWords.standing} className={styles.progress}>
      <Pill pillStyle={messagePillStyles[shown]}>{messageStatusPageLabels[shown]}</Pill>
      <p>{messageViewWords.explanation[shown]}</p>
      {changedAt && !isSaving && (
        <p className={styles.since}>{messageViewWords.since(changedAt, changedBy)}</p>
      )}
      {next !== shown && !isInTrash && (
        <Button
          buttonStyle="secondary"
          disabled={isSaving}
          margin={false}
          onClick={() => choose(next)}
        >
          {messageViewWords.advance[next]}
        </Button>
      )}
    </section>
  )
}
