import type { TaskConfig } from 'payload'
import { recordMorningMail } from '@/src/commands/recordMorningMail'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { ANNOUNCEMENT_RETRIES } from '@/src/jobs/retries'
import type { Outlets } from '@/src/notifications/outlets'
import { statisticsMailToken } from '@/src/plugins/statistics/commands/statisticsMailToken'
import { renderVisitChart } from '@/src/plugins/statistics/notifications/renderVisitChart'
import { sendStatisticsMail } from '@/src/plugins/statistics/notifications/sendStatisticsMail'
import { readMailedStatistics } from '@/src/plugins/statistics/queries/internal/readMailedStatistics'
import {
  STATISTICS_MAILS,
  type StatisticsMail,
} from '@/src/plugins/statistics/rules/statisticsMail'
import { findMorningReaders } from '@/src/queries/internal/findMorningReaders'

type Task = TaskConfig<{ input: { kind: StatisticsMail; day: string }; output: object }>

/** Mails the statistics of a week or a month to the subscribed users, once each. */
export const sendStatisticsMails = (outlets: Outlets): Task => ({
  slug: 'sendStatisticsMails',
  inputSchema: [
    { name: 'kind', type: 'select', options: [...STATISTICS_MAILS], required: true },
    { name: 'day', type: 'text', required: true },
  ],
  retries: ANNOUNCEMENT_RETRIES,
  concurrency: () => 'sendStatisticsMails',
  handler: async ({ input, req: { payload } }) => {
    const context = await createNotificationContext(payload, outlets)
    const readers = await findMorningReaders(payload, input)
    const [first] = readers
    if (!first) return { output: {} }
    const mailedStatistics = await readMailedStatistics(payload, {
      ...input,
      reader: first.id,
      now: context.now,
    })
    const curve = await renderVisitChart(
      mailedStatistics.stats.dailyVisits,
      context.settings.look.colours,
    )
    for (const reader of readers) {
      const token = statisticsMailToken(reader.id, payload.secret)
      await sendStatisticsMail({ ...input, ...mailedStatistics, curve, reader, token }, context)
      await recordMorningMail(payload, { ...input, account: reader.id })
    }
    return { output: {} }
  },
})
