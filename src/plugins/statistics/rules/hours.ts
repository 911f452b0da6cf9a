import type { SiteTimezone } from '@/src/domain/languages/siteLocale'

/** Visits that began and pages viewed within the hour that starts at `at`. */
export type HourlyVisits = { at: Date; visits: number; views: number }

/**
 * Returns the visits of another day in the same local hours. When that day has an hour twice, both
 * are summed; null when the hour does not exist.
 */
export function visitsInSameHours(
  hours: readonly HourlyVisits[],
  others: readonly HourlyVisits[],
  timezone: SiteTimezone,
): (number | null)[] {
  const begun = new Map<number, number>()
  for (const { at, visits } of others) {
    const clock = localHour(at, timezone)
    begun.set(clock, (begun.get(clock) ?? 0) + visits)
  }
  return hours.map(({ at }) => begun.get(localHour(at, timezone)) ?? null)
}

/** Returns the local hour in that time zone, 0 to 23. */
export function localHour(at: Date, timezone: SiteTimezone): number {
  return Number(hourFormatOf(timezone).format(at))
}

const hourFormats = new Map<SiteTimezone, Intl.DateTimeFormat>()

// The formatters are cached: creating one takes longer than formatting all hours of a day.
function hourFormatOf(timeZone: SiteTimezone): Intl.DateTimeFormat {
  const cachedClock = hourFormats.get(timeZone)
  if (cachedClock) return cachedClock
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone })
  hourFormats.set(timeZone, clock)
  return clock
}
