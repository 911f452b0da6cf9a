import type { TaskConfig } from 'payload'
import { recordMorningMail } from '@/src/commands/recordMorningMail'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { createStatisticsUnsubscribeToken } from '@/src/plugins/statistics/commands/createStatisticsUnsubscribeToken'
import { renderVisitChart } from '@/src/plugins/statistics/notifications/renderVisitChart'
import { sendStatisticsMail } from '@/src/plugins/statistics/notifications/sendStatisticsMail'
import { readStatisticsMailFigures } from '@/src/plugins/statistics/queries/internal/readStatisticsMailFigures'
import {
  STATISTICS_MAIL_FREQUENCIES,
  type StatisticsMailFrequency,
} from '@/src/plugins/statistics/rules/statisticsMail'
import { findMorningMailRecipients } from '@/src/queries/internal/findMorningMailRecipients'

type StatisticsMailTask = TaskConfig<{
  input: { kind: StatisticsMailFrequency; day: string }
  output: object
}>

/** Mails the statistics of a week or a month to the subscribed users, once each. */
export const sendStatisticsMailsTask = (outlets: NotificationOutlets): StatisticsMailTask => ({
  slug: 'sendStatisticsMails',
  inputSchema: [
    { name: 'kind', type: 'select', options: [...STATISTICS_MAIL_FREQUENCIES], required: true },
    { name: 'day', type: 'text', required: true },
  ],
  retries: LONG_OUTAGE_RETRIES,
  concurrency: () => 'sendStatisticsMails',
  handler: async ({ input, req: { payload } }) => {
    const context = await createNotificationContext(payload, outlets)
    const readers = await findMorningMailRecipients(payload, input)
    const [first] = readers
    if (!first) return { output: {} }
    const mailedStatistics = await readStatisticsMailFigures(payload, {
      ...input,
      reader: first.id,
      now: context.now,
    })
    const curve = await renderVisitChart(
      mailedStatistics.stats.dailyVisits,
      context.settings.look.colours,
    )
    for (const reader of readers) {
      const token = createStatisticsUnsubscribeToken(reader.id, payload.secret)
      await sendStatisticsMail({ ...input, ...mailedStatistics, curve, reader, token }, context)
      await recordMorningMail(payload, { ...input, account: reader.id })
    }
    return { output: {} }
  },
})
