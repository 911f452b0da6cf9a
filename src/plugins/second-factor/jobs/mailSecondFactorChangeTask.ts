import type { TaskConfig } from 'payload'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { mailSecondFactorChange as sendMail } from '@/src/plugins/second-factor/notifications/mailSecondFactorChange'
import {
  SECOND_FACTOR_CHANGE_KINDS,
  type SecondFactorChangeKind,
} from '@/src/plugins/second-factor/rules/secondFactor'

type SecondFactorMailInput = {
  accountId: number
  name: string
  email: string
  change: SecondFactorChangeKind
  changedBy?: string | null
}
type MailSecondFactorChangeTask = TaskConfig<{ input: SecondFactorMailInput; output: object }>

/** Mails the owner of an account that its second factor was changed. */
export const mailSecondFactorChangeTask = (
  outlets: NotificationOutlets,
): MailSecondFactorChangeTask => ({
  slug: 'mailSecondFactorChange',
  inputSchema: [
    { name: 'accountId', type: 'number', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'text', required: true },
    { name: 'change', type: 'select', options: [...SECOND_FACTOR_CHANGE_KINDS], required: true },
    // The user who made the change; absent when it was the owner.
    { name: 'changedBy', type: 'text' },
  ],
  retries: LONG_OUTAGE_RETRIES,
  handler: async ({ input, job, req: { payload } }) => {
    const { changedBy = null, ...changed } = input
    const context = await createNotificationContext(payload, outlets)
    await sendMail({ ...changed, id: Number(job.id), changedBy }, context)
    return { output: {} }
  },
})
