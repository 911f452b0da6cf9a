import type { TaskConfig } from 'payload'
import type { AuditActor } from '@/src/audit/recordAuditEntry'
import { recordPasswordLinkMail } from '@/src/audit/recordMails'
import { issuePasswordLink, withdrawPasswordLink } from '@/src/commands/issuePasswordLink'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { sendPasswordLink as mailLink } from '@/src/notifications/sendPasswordLink'
import { createNotificationContext } from './createNotificationContext'
import { LONG_OUTAGE_RETRIES } from './retries'

type SendPasswordLinkInput = { email: string; askedBy?: AuditActor | null }
type SendPasswordLinkTask = TaskConfig<{ input: SendPasswordLinkInput; output: object }>

export const sendPasswordLinkTask = (outlets: NotificationOutlets): SendPasswordLinkTask => ({
  slug: 'sendPasswordLink',
  inputSchema: [
    { name: 'email', type: 'text', required: true },
    // The user who requested the mail; absent when it was requested on the sign-in page.
    { name: 'askedBy', type: 'json' },
  ],
  retries: LONG_OUTAGE_RETRIES,
  // One job at a time, so that several requests before the first mail result in one mail.
  concurrency: ({ input }) => `sendPasswordLink ${input.email}`,
  handler: async ({ input, req }) => {
    const { payload } = req
    const context = await createNotificationContext(payload, outlets)
    const askedBy = input.askedBy ?? null
    const asker = { askedBy: askedBy?.name ?? null }
    const link = await issuePasswordLink(payload, input.email, context.now, asker)
    if (!link) return { output: {} }
    const outcome = await mailLink(link, context).catch(async (err: unknown) => {
      await withdrawPasswordLink(payload, link)
      throw err
    })
    await recordPasswordLinkMail(req, { ...outcome, to: link.account, askedBy })
    return { output: {} }
  },
})
