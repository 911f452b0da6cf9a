'use client'

import { Button } from '@payloadcms/ui'
import { messageViewWords } from '@/src/content/admin/contactMessageView'
import {
  canMessageStatusFollow,
  isMessageStatus,
  type MessageStatus,
} from '@/src/domain/submissions/messageStatus'
import { statusSelectionWords } from '@/src/plugins/list-tools/words/admin/selections'
import { SelectionBar } from './SelectionBar'
import { useBulkChange } from './useBulkChange'

const BULK_MESSAGE_STATUSES = ['read', 'replied'] as const satisfies readonly MessageStatus[]

/** Buttons that change the status of the selected messages. Messages that may not take the new status are skipped. */
export function MessageBulkActions() {
  const { change, isSaving } = useBulkChange('contact-messages')
  const advance = (next: MessageStatus) =>
    change({
      field: 'status',
      next,
      may: (current) => isMessageStatus(current) && canMessageStatusFollow(current, next),
      successText: statusSelectionWords.updated,
    })
  return (
    <SelectionBar collection="contact-messages">
      {BULK_MESSAGE_STATUSES.map((step) => (
        <Button
          buttonStyle="secondary"
          disabled={isSaving}
          key={step}
          margin={false}
          onClick={() => advance(step)}
          size="small"
        >
          {messageViewWords.advance[step]}
        </Button>
      ))}
    </SelectionBar>
  )
}
