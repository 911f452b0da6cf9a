import { DAY_MS } from '@/src/domain/durations'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { IsoDay } from '@/src/domain/text/frenchDate'
import { utcOffsetMs } from '@/src/domain/text/wallClock'

/** Length of the current period, which includes today, and of the period before it. */
export const TREND_DAYS = 30

export type TrendPeriods = {
  /** The start of the current period, which ends now. */
  currentFrom: Date
  /** The start of the previous period. */
  previousFrom: Date
  /**
   * End of the previous period: its last day is cut at the time of day of now, so that both periods
   * have the same length.
   */
  previousUntil: Date
}

/**
 * Returns the current and previous periods in calendar days of that time zone. The last day of the
 * current period is today, up to now.
 */
export function trendPeriods(now: Date, timezone: SiteTimezone): TrendPeriods {
  const today = dayInTimezone(now, timezone)
  const sinceMidnight = now.getTime() - startOfDay(today, timezone).getTime()
  const lastDay = startOfDay(daysBefore(today, TREND_DAYS), timezone)
  return {
    currentFrom: startOfDay(daysBefore(today, TREND_DAYS - 1), timezone),
    previousFrom: startOfDay(daysBefore(today, 2 * TREND_DAYS - 1), timezone),
    previousUntil: new Date(lastDay.getTime() + sinceMidnight),
  }
}

/** Counts the calendar days since an instant in that time zone: 0 is today, 1 is yesterday. */
export function daysSince(instant: Date, now: Date, timezone: SiteTimezone): number {
  return (
    (dayStartUtcMs(dayInTimezone(now, timezone)) -
      dayStartUtcMs(dayInTimezone(instant, timezone))) /
    DAY_MS
  )
}

function dayInTimezone(instant: Date, timeZone: SiteTimezone): IsoDay {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant)
}

const dayStartUtcMs = (day: IsoDay) => Date.parse(`${day}T00:00:00Z`)

function daysBefore(day: IsoDay, days: number): IsoDay {
  return new Date(dayStartUtcMs(day) - days * DAY_MS).toISOString().slice(0, 10)
}

// Returns the first instant of a day. The first pass computes the offset from UTC at a guess; the
// second corrects it when the clock changes between the guess and midnight.
function startOfDay(day: IsoDay, timezone: SiteTimezone): Date {
  const midnight = dayStartUtcMs(day)
  const guess = midnight - utcOffsetMs(midnight, timezone)
  return new Date(midnight - utcOffsetMs(guess, timezone))
}
