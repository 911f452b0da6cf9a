import type { IsoDay } from '../text/frenchDate'
import { countDays, MAX_PERIOD_DAYS } from './period'

/**
 * A day on which a visitor had a view, with the days since the previous view (`gap`);
 * MAX_PERIOD_DAYS when there is none or it is older.
 */
export type VisitorGap = { day: IsoDay; gap: number }

/**
 * Computes the gap of one more view of a visitor. In any period each visitor has exactly one day
 * whose gap reaches back before the period: the first one. So the number of such days is the number
 * of visitors, whatever the first and last day of the period.
 */
export function visitorGaps(day: IsoDay, lastDay: IsoDay | null): VisitorGap[] {
  if (day === lastDay) return []
  const gap = lastDay === null ? MAX_PERIOD_DAYS : countDays({ from: lastDay, to: day }) - 1
  return [{ day, gap: Math.min(gap, MAX_PERIOD_DAYS) }]
}
