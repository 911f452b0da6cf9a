import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { IsoDay } from '@/src/domain/text/frenchDate'
import { utcOffsetMs } from '@/src/domain/text/wallClock'

/** First instant of a day in a time zone, as an ISO string. */
export function startOfDay(day: IsoDay, timeZone: SiteTimezone): string {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const firstEstimate = midnight - utcOffsetMs(midnight, timeZone)
  // On a day with a clock change, the offset at midnight may differ from the offset at the first estimate.
  return new Date(midnight - utcOffsetMs(firstEstimate, timeZone)).toISOString()
}

/** Last millisecond of a day in a time zone, as an ISO string. */
export function endOfDay(day: IsoDay, timeZone: SiteTimezone): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000)
  const start = startOfDay(next.toISOString().slice(0, 10), timeZone)
  return new Date(Date.parse(start) - 1).toISOString()
}
