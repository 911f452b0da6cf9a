import type { SiteTimezone } from '../languages/siteLocale'

/** What began and was seen in the hour that begins then. */
export type HourlyVisits = { at: Date; visits: number; views: number }

/** The visits of another day in the same hours, by what the clocks show: of both where that day has an hour twice, null where it has none. */
export function sameHours(
  hours: readonly HourlyVisits[],
  others: readonly HourlyVisits[],
  timezone: SiteTimezone,
): (number | null)[] {
  const begun = new Map<number, number>()
  for (const { at, visits } of others) {
    const clock = clockHour(at, timezone)
    begun.set(clock, (begun.get(clock) ?? 0) + visits)
  }
  return hours.map(({ at }) => begun.get(clockHour(at, timezone)) ?? null)
}

/** 0 to 23, as the clocks of that zone show it. */
export function clockHour(at: Date, timezone: SiteTimezone): number {
  return Number(clockOf(timezone).format(at))
}

const clocks = new Map<SiteTimezone, Intl.DateTimeFormat>()

// To make one takes longer than to read a day's hours with it.
function clockOf(timeZone: SiteTimezone): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone })
  clocks.set(timeZone, clock)
  return clock
}
