import type { TaskConfig } from 'payload'
import { recordMorningMail } from '@/src/commands/recordMorningMail'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { mailDueRepliesToStaff } from '@/src/plugins/answers/notifications/mailDueRepliesToStaff'
import { countUnansweredApplications } from '@/src/plugins/answers/queries/countUnansweredApplications'
import { findMorningMailRecipients } from '@/src/queries/internal/findMorningMailRecipients'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'

type DueRepliesMailTask = TaskConfig<{ input: { day: string }; output: object }>

/**
 * Mails subscribed staff how many candidate replies are due today; sends no mail when none is due.
 */
export const sendDueRepliesMailsTask = (outlets: NotificationOutlets): DueRepliesMailTask => ({
  slug: 'sendMorningMails',
  inputSchema: [{ name: 'day', type: 'text', required: true }],
  retries: LONG_OUTAGE_RETRIES,
  concurrency: () => 'sendMorningMails',
  handler: async ({ input: { day }, req: { payload } }) => {
    const context = await createNotificationContext(payload, outlets)
    const timezone = await readSiteTimezone(payload)
    const due = await countUnansweredApplications(payload, { now: context.now, timezone })
    if (due.overdue + due.today === 0) return { output: {} }
    for (const reader of await findMorningMailRecipients(payload, { kind: 'answers', day })) {
      await mailDueRepliesToStaff({ due, reader, day }, context)
      await recordMorningMail(payload, { kind: 'answers', day, account: reader.id })
    }
    return { output: {} }
  },
})
