import type { DeliveryFailure } from '@/src/domain/mails/deliveryFailures'

/** Whether staff may resend a notification with one click: false when it may have arrived. */
export const canNotificationBeResent = ({ failures }: UndeliveredNotification): boolean =>
  failures.every(({ kind }) => kind !== 'cutOff')

/** A delivery that failed at least once and is not done yet. */
export type UndeliveredNotification = {
  id: number
  task: string
  /** The document concerned, while it exists and the user may read it. */
  about: { collection: 'job-applications' | 'contact-messages'; id: number; label: string } | null
  /** The recipient, when the task has one. */
  recipient: string | null
  /** Whether the job will not retry. */
  isGivenUp: boolean
  failures: DeliveryFailure[]
  tries: number
  createdAt: string
  lastTriedAt: string | null
  nextTryAt: string | null
}
