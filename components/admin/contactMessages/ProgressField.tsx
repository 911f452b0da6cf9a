'use client'

import { Button, Pill, toast, useDocumentInfo, useField } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import { useTransition } from 'react'
import { contactMessageWords } from '@/src/content/admin/contactMessageView'
import { actionErrors, actionLabels } from '@/src/content/admin/rowActions'
import { messageStatusDetailLabels } from '@/src/content/statusLabels'
import {
  INITIAL_MESSAGE_STATUS,
  isMessageStatus,
  type MessageStatus,
  nextMessageStatus,
} from '@/src/domain/messageStatus'
import { useDocumentRequest } from '../list/useDocumentRequest'
import styles from './ProgressField.module.css'
import { messagePillStyles } from './StatusCell'

/** Where the message stands, why, and the one next step. */
export function ProgressField({ path }: SelectFieldClientProps) {
  const { setValue, value } = useField<string>({ path })
  const { collectionSlug = '', id = '' } = useDocumentInfo()
  const { patch } = useDocumentRequest({ collection: collectionSlug, id })
  const [isSaving, startSaving] = useTransition()
  const status = isMessageStatus(value) ? value : INITIAL_MESSAGE_STATUS
  const next = nextMessageStatus(status)

  const advance = (to: MessageStatus) =>
    startSaving(async () => {
      if (!(await patch({ status: to }))) {
        toast.error(actionErrors.status)
        return
      }
      setValue(to, true)
      toast.success(actionLabels.statusUpdated)
    })

  return (
    <div className={styles.progress}>
      <Pill pillStyle={messagePillStyles[status]}>{messageStatusDetailLabels[status]}</Pill>
      <p>{contactMessageWords.explanation[status]}</p>
      {next !== status && (
        <Button disabled={isSaving} margin={false} onClick={() => advance(next)}>
          {contactMessageWords.advance[next]}
        </Button>
      )}
    </div>
  )
}
