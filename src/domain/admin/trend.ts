import type { SiteTimezone } from '../languages/siteLocale'
import type { Day } from '../text/frenchDate'
import { clockAhead } from '../text/wallClock'

/** How far a trend looks back, and as far again for what it is compared with; today counts. */
export const TREND_DAYS = 30

export type TrendPeriods = {
  /** When the current period begins; it ends now. */
  currentFrom: Date
  /** When the one before begins. */
  previousFrom: Date
  /** When it ends: as much of its last day has passed as of today, so that like is set against like. */
  previousUntil: Date
}

/** Periods of calendar days in that zone, the last of them today, as far as it has gone. */
export function trendPeriods(now: Date, timezone: SiteTimezone): TrendPeriods {
  const today = dayIn(now, timezone)
  const sinceMidnight = now.getTime() - startOfDay(today, timezone).getTime()
  const lastDay = startOfDay(daysBefore(today, TREND_DAYS), timezone)
  return {
    currentFrom: startOfDay(daysBefore(today, TREND_DAYS - 1), timezone),
    previousFrom: startOfDay(daysBefore(today, 2 * TREND_DAYS - 1), timezone),
    previousUntil: new Date(lastDay.getTime() + sinceMidnight),
  }
}

/** The change in whole percent; null where there is nothing earlier to compare with. */
export function trendOf(current: number, previous: number): number | null {
  return previous > 0 ? Math.round(((current - previous) / previous) * 100) : null
}

/** How many calendar days in that zone lie between an instant and now: 0 is today, 1 yesterday. */
export function daysSince(instant: Date, now: Date, timezone: SiteTimezone): number {
  return (dayNumber(dayIn(now, timezone)) - dayNumber(dayIn(instant, timezone))) / DAY_MS
}

const DAY_MS = 24 * 60 * 60 * 1000

function dayIn(instant: Date, timeZone: SiteTimezone): Day {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant)
}

const dayNumber = (day: Day) => Date.parse(`${day}T00:00:00Z`)

function daysBefore(day: Day, days: number): Day {
  return new Date(dayNumber(day) - days * DAY_MS).toISOString().slice(0, 10)
}

// What the clocks show there, read as if it were UTC, tells how far ahead they are; where they change
// between the first guess and midnight, the second look is right.
function startOfDay(day: Day, timezone: SiteTimezone): Date {
  const midnight = dayNumber(day)
  const guess = midnight - clockAhead(midnight, timezone)
  return new Date(midnight - clockAhead(guess, timezone))
}
