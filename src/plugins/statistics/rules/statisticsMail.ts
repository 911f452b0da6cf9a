import type { IsoDay } from '@/src/domain/text/frenchDate'
import { addDays, type Period } from '@/src/domain/visits/period'
import type { VisitStats } from '@/src/domain/visits/visitStats'

/** How often the statistics are mailed to subscribed users. */
export const STATISTICS_MAIL_FREQUENCIES = ['weekly', 'monthly'] as const
export type StatisticsMailFrequency = (typeof STATISTICS_MAIL_FREQUENCIES)[number]

/** The URL at which the recipient of a statistics mail unsubscribes. */
export const STATISTICS_UNSUBSCRIBE_PATH = '/api/courriels/statistiques'

/** The content of a statistics mail. */
export type StatisticsMailFigures = {
  period: Period
  stats: VisitStats
  /** Titles of the most viewed pages, by path. */
  titles: Record<string, string>
  /** The days with demo visits, while these are counted. */
  demo: Period | null
}

/**
 * Returns the period of the mail of this day: the last week or month. @param day a Monday, or the
 * first of a month
 */
export function statisticsMailPeriod(kind: StatisticsMailFrequency, day: IsoDay): Period {
  const to = addDays(day, -1)
  return { from: kind === 'weekly' ? addDays(day, -7) : `${to.slice(0, 7)}-01`, to }
}
