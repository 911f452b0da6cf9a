import type { TaskConfig } from 'payload'
import { recordMorningMail } from '@/src/commands/recordMorningMail'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { ANNOUNCEMENT_RETRIES } from '@/src/jobs/retries'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { mailDueRepliesToStaff } from '@/src/plugins/answers/notifications/mailDueRepliesToStaff'
import { countDueReplies } from '@/src/plugins/answers/queries/countDueReplies'
import { findMorningMailRecipients } from '@/src/queries/internal/findMorningMailRecipients'
import { readTimezone } from '@/src/queries/readTimezone'

type DueRepliesMailTask = TaskConfig<{ input: { day: string }; output: object }>

/**
 * Mails subscribed staff how many candidate replies are due today; sends no mail when none is due.
 */
export const sendDueRepliesMailsTask = (outlets: NotificationOutlets): DueRepliesMailTask => ({
  slug: 'sendMorningMails',
  inputSchema: [{ name: 'day', type: 'text', required: true }],
  retries: ANNOUNCEMENT_RETRIES,
  concurrency: () => 'sendMorningMails',
  handler: async ({ input: { day }, req: { payload } }) => {
    const context = await createNotificationContext(payload, outlets)
    const timezone = await readTimezone(payload)
    const due = await countDueReplies(payload, { now: context.now, timezone })
    if (due.overdue + due.today === 0) return { output: {} }
    for (const reader of await findMorningMailRecipients(payload, { kind: 'answers', day })) {
      await mailDueRepliesToStaff({ due, reader, day }, context)
      await recordMorningMail(payload, { kind: 'answers', day, account: reader.id })
    }
    return { output: {} }
  },
})
