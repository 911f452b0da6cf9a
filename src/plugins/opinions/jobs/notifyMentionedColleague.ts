import type { TaskConfig } from 'payload'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { mailMentionedColleague } from '@/src/plugins/opinions/notifications/mailMentionedColleague'
import { findOpinionRequestToMail } from '@/src/plugins/opinions/queries/internal/findOpinionRequestToMail'

type NotifyMentionTask = TaskConfig<{
  input: { mentionId: number; applicationId: number }
  output: object
}>

/**
 * Mails a colleague whose opinion was requested, unless the request was already handled or the
 * account has no access any more.
 */
export const notifyMentionedColleagueTask = (outlets: NotificationOutlets): NotifyMentionTask => ({
  slug: 'tellOfMention',
  inputSchema: [
    { name: 'mentionId', type: 'number', required: true },
    // The id by which jobs are deleted with their application.
    { name: 'applicationId', type: 'number', required: true },
  ],
  retries: LONG_OUTAGE_RETRIES,
  handler: async ({ input: { mentionId }, req: { payload } }) => {
    const mention = await findOpinionRequestToMail(payload, mentionId)
    if (mention)
      await mailMentionedColleague(mention, await createNotificationContext(payload, outlets))
    return { output: {} }
  },
})
