import type { Day } from '../text/frenchDate'
import { dayAfter, type Period } from '../visits/period'
import type { VisitStats } from '../visits/visitStats'

/** How often the statistics come by mail to who asks for it. */
export const STATISTICS_MAILS = ['weekly', 'monthly'] as const
export type StatisticsMail = (typeof STATISTICS_MAILS)[number]

/** Where whoever holds such a mail stops it. */
export const STATISTICS_MAIL_PATH = '/api/courriels/statistiques'

/** What such a mail tells. */
export type MailedStatistics = {
  period: Period
  stats: VisitStats
  /** What staff called its most read pages, by address. */
  titles: Record<string, string>
  /** The days for which visits were made up, while those are counted. */
  demo: Period | null
}

/** What the mail of this day tells of: the week or the month that is over. @param day a Monday, a first of the month */
export function reportedPeriod(kind: StatisticsMail, day: Day): Period {
  const to = dayAfter(day, -1)
  return { from: kind === 'weekly' ? dayAfter(day, -7) : `${to.slice(0, 7)}-01`, to }
}
