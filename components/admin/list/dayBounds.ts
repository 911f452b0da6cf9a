import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { Day } from '@/src/domain/text/frenchDate'
import { clockAhead } from '@/src/domain/text/wallClock'

/** The first moment of that day in that zone. */
export function startOfDay(day: Day, timeZone: SiteTimezone): string {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const near = midnight - clockAhead(midnight, timeZone)
  // Where the clocks change that night, the zone has another distance there than at the first guess.
  return new Date(midnight - clockAhead(near, timeZone)).toISOString()
}

/** The last moment of that day in that zone. */
export function endOfDay(day: Day, timeZone: SiteTimezone): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000)
  const start = startOfDay(next.toISOString().slice(0, 10), timeZone)
  return new Date(Date.parse(start) - 1).toISOString()
}
