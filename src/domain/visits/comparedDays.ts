import type { Day } from '../text/frenchDate'
import { countDays, dayAfter, type Period } from './period'

/** Two periods of whole days. */
export type ComparedDays = { current: Period; previous: Period }

/**
 * The whole days of the period until today, and those a number of weeks earlier; null when there
 * are none.
 */
export function comparedDays(period: Period, weeks: number, today: Day): ComparedDays | null {
  const days = countCompletedDays(period, today)
  if (days === 0) return null
  const current = limitPeriod(period, days)
  const earlier = (day: Day) => dayAfter(day, -7 * weeks)
  return { current, previous: { from: earlier(current.from), to: earlier(current.to) } }
}

/** Today is not complete. */
export const countCompletedDays = (period: Period, today: Day) =>
  countDays(period) - (period.to === today ? 1 : 0)

/** The period without the days after that number. */
export function limitPeriod(period: Period, days: number): Period {
  return countDays(period) <= days ? period : { ...period, to: dayAfter(period.from, days - 1) }
}
