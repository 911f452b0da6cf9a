import { periodQueryString } from '@/src/domain/visits/period'
import { createMessageId } from '@/src/notifications/createMessageId'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { renderAndSendMail } from '@/src/notifications/renderAndSendMail'
import {
  STATISTICS_UNSUBSCRIBE_PATH,
  type StatisticsMailFigures,
  type StatisticsMailFrequency,
} from '@/src/plugins/statistics/rules/statisticsMail'
import { STATISTICS_PAGES } from '@/src/plugins/statistics/rules/statisticsPages'
import {
  CHART_CONTENT_ID,
  statisticsMail,
} from '@/src/plugins/statistics/words/mails/statisticsMail'

type StatisticsMailReport = StatisticsMailFigures & {
  kind: StatisticsMailFrequency
  /** The day as YYYY-MM-DD. */
  day: string
  /** The chart as PNG. */
  curve: Buffer
  reader: { id: number; name: string; email: string }
  /** The token of the unsubscribe link. */
  token: string
}

/** Mail with the statistics to a subscribed staff member. */
export function sendStatisticsMail(
  { curve, day, reader, token, ...statistics }: StatisticsMailReport,
  context: NotificationContext,
) {
  const { siteUrl } = context.outlets
  const { companyAddress: address, companyName: name } = context.settings
  const stopUrl = siteUrl ? `${siteUrl}${STATISTICS_UNSUBSCRIBE_PATH}?jeton=${token}` : undefined
  const page = `/admin${STATISTICS_PAGES.audience}?${periodQueryString(statistics.period)}`
  return renderAndSendMail(context, {
    text: statisticsMail({
      ...statistics,
      name: reader.name,
      url: siteUrl && siteUrl + page,
      stopUrl,
    }),
    to: reader.email,
    replyTo: { name, address },
    messageId: createMessageId(
      statistics.kind,
      { id: reader.id, createdAt: day, isAboutNoRecord: true },
      context.settings,
    ),
    pictures: [{ cid: CHART_CONTENT_ID, png: curve }],
    stopUrl,
  })
}
