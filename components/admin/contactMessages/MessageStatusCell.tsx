import { Pill } from '@payloadcms/ui'
import type { DefaultCellComponentProps, SelectFieldClient } from 'payload'
import { messageStatusListLabels } from '@/src/content/statusLabels'
import {
  INITIAL_MESSAGE_STATUS,
  MESSAGE_STATUSES,
  type MessageStatus,
} from '@/src/domain/submissions/messageStatus'
import styles from './MessageStatusCell.module.css'

export const messagePillStyles = {
  new: 'warning',
  read: 'light-gray',
  replied: 'success',
} as const satisfies Record<MessageStatus, string>

export function MessageStatusCell({
  cellData,
}: DefaultCellComponentProps<SelectFieldClient, string>) {
  const status = MESSAGE_STATUSES.find((known) => known === cellData) ?? INITIAL_MESSAGE_STATUS
  return (
    <Pill pillStyle={messagePillStyles[status]} size="small">
      {status === INITIAL_MESSAGE_STATUS && <span className={styles.dot} />}
      <span>{messageStatusListLabels[status]}</span>
    </Pill>
  )
}
