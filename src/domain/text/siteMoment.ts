import type { SiteTimezone } from '../languages/siteLocale'

const TYPED_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
const DAY_MS = 86_400_000

/**
 * The instant at which the clocks of that zone show `YYYY-MM-DDTHH:MM`: the first of both in the night in which
 * they are put back, null of an hour that they leave out, or that is none.
 */
export function momentOn(clocks: string, timezone: SiteTimezone): Date | null {
  const asUtc = TYPED_MOMENT.test(clocks) ? Date.parse(`${clocks}:00Z`) : Number.NaN
  // `Date` takes the 30th of February for the 2nd of March.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(clocks)) return null
  const around = [asUtc - DAY_MS, asUtc + DAY_MS]
  const possible = around.map((near) => asUtc - (clockAt(near, timezone) - near))
  const [first] = possible.filter((one) => clockAt(one, timezone) === asUtc).sort((a, b) => a - b)
  return first === undefined ? null : new Date(first)
}

/** What the clocks of that zone show then, as `YYYY-MM-DDTHH:MM`. */
export const clocksAt = (instant: Date, timezone: SiteTimezone) =>
  new Date(clockAt(Math.floor(instant.getTime() / 60_000) * 60_000, timezone))
    .toISOString()
    .slice(0, 16)

// What they show, read as if it were UTC.
function clockAt(instant: number, timeZone: SiteTimezone): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant)
  return Date.parse(`${shown.replace(' ', 'T')}Z`)
}
