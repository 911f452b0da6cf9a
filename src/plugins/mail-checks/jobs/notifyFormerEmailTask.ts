import type { TaskConfig } from 'payload'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { sendMailToFormerEmail } from '@/src/plugins/mail-checks/notifications/sendMailToFormerEmail'

type FormerEmailTaskInput = {
  accountId: number
  name: string
  formerEmail: string
  changedBy?: string | null
}
type NotifyFormerEmailTask = TaskConfig<{ input: FormerEmailTaskInput; output: object }>

export const notifyFormerEmailTask = (outlets: NotificationOutlets): NotifyFormerEmailTask => ({
  slug: 'tellFormerAddress',
  inputSchema: [
    { name: 'accountId', type: 'number', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'formerEmail', type: 'text', required: true },
    // The user who made the change; absent when it was the owner.
    { name: 'changedBy', type: 'text' },
  ],
  retries: LONG_OUTAGE_RETRIES,
  handler: async ({ input, job, req: { payload } }) => {
    const context = await createNotificationContext(payload, outlets)
    const { changedBy = null, ...change } = input
    await sendMailToFormerEmail({ ...change, id: Number(job.id), changedBy }, context)
    return { output: {} }
  },
})
