import type { Day } from '@/src/domain/text/frenchDate'
import { dayAfter, type Period } from '@/src/domain/visits/period'
import type { VisitStats } from '@/src/domain/visits/visitStats'

/** How often the statistics are mailed to subscribed users. */
export const STATISTICS_MAILS = ['weekly', 'monthly'] as const
export type StatisticsMail = (typeof STATISTICS_MAILS)[number]

/** URL at which the recipient of such a mail unsubscribes. */
export const STATISTICS_MAIL_PATH = '/api/courriels/statistiques'

/** The content of a statistics mail. */
export type MailedStatistics = {
  period: Period
  stats: VisitStats
  /** Titles of the most viewed pages, by path. */
  titles: Record<string, string>
  /** The days with demo visits, while these are counted. */
  demo: Period | null
}

/**
 * The period of the mail sent on this day: the last week or month.
 * @param day a Monday, or the first of a month
 */
export function reportedPeriod(kind: StatisticsMail, day: Day): Period {
  const to = dayAfter(day, -1)
  return { from: kind === 'weekly' ? dayAfter(day, -7) : `${to.slice(0, 7)}-01`, to }
}
