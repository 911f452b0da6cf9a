import type { Day } from '../text/frenchDate'
import { dayAfter, type Period } from '../visits/period'

/** How often the statistics come by mail to who asks for it. */
export const STATISTICS_MAILS = ['weekly', 'monthly'] as const
export type StatisticsMail = (typeof STATISTICS_MAILS)[number]

/** What the mail of this day tells of: the week or the month that is over. @param day a Monday, a first of the month */
export function reportedPeriod(kind: StatisticsMail, day: Day): Period {
  const to = dayAfter(day, -1)
  return { from: kind === 'weekly' ? dayAfter(day, -7) : `${to.slice(0, 7)}-01`, to }
}
