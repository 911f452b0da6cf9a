'use client'

import { Button } from '@payloadcms/ui'
import { contactMessageWords } from '@/src/content/admin/contactMessageView'
import { statusSelectionWords } from '@/src/content/admin/selections'
import {
  canFollow,
  isMessageStatus,
  type MessageStatus,
} from '@/src/domain/submissions/messageStatus'
import { SelectionBar } from '../list/SelectionBar'
import { useBulkChange } from '../list/useBulkChange'

const SELECTABLE_STATUSES = ['read', 'replied'] as const satisfies readonly MessageStatus[]

/** Buttons that change the status of the selected messages. Messages that may not take the new status are skipped. */
export function MessageSelection() {
  const { change, isSaving } = useBulkChange<(typeof SELECTABLE_STATUSES)[number]>({
    collection: 'contact-messages',
    field: 'status',
    may: (current, next) => isMessageStatus(current) && canFollow(current, next),
    successText: (_, count) => statusSelectionWords.updated(count),
  })
  return (
    <SelectionBar collection="contact-messages">
      {SELECTABLE_STATUSES.map((step) => (
        <Button
          buttonStyle="secondary"
          disabled={isSaving}
          key={step}
          margin={false}
          onClick={() => change(step)}
          size="small"
        >
          {contactMessageWords.advance[step]}
        </Button>
      ))}
    </SelectionBar>
  )
}
