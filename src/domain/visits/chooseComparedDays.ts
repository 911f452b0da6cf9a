import type { IsoDay } from '@/src/domain/text/frenchDate'
import { addDays, countDays, type Period } from './period'

/** Two periods of whole days. */
export type ComparedDays = { current: Period; previous: Period }

/**
 * The whole days of the period until today, and those a number of weeks earlier; null when there
 * are none.
 */
export function chooseComparedDays(
  period: Period,
  weeks: number,
  today: IsoDay,
): ComparedDays | null {
  const days = countCompletedDays(period, today)
  if (days === 0) return null
  const current = firstDaysOfPeriod(period, days)
  const earlier = (day: IsoDay) => addDays(day, -7 * weeks)
  return { current, previous: { from: earlier(current.from), to: earlier(current.to) } }
}

/** Counts the days before today, which is not complete. */
export const countCompletedDays = (period: Period, today: IsoDay) =>
  countDays(period) - (period.to === today ? 1 : 0)

/** Returns the period without the days after that number. */
export function firstDaysOfPeriod(period: Period, days: number): Period {
  return countDays(period) <= days ? period : { ...period, to: addDays(period.from, days - 1) }
}
