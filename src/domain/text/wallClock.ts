import type { SiteTimezone } from '../languages/siteLocale'

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The instant at which the clocks of that zone show `YYYY-MM-DDTHH:MM`; null for any other text. In the night
 * in which they are put forward a time that is skipped is as much later; in the one in which they are put
 * back, the first of the two counts.
 */
export function instantOf(wallTime: string, timezone: SiteTimezone): Date | null {
  // A year is typed digit by digit: the years 2, 20 and 202 are on the way to 2026.
  if (!WALL_TIME.test(wallTime) || wallTime < '1900') return null
  const shown = Date.parse(`${wallTime}:00Z`)
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(wallTime)) return null
  const before = shown - clockAhead(shown - DAY_MS, timezone)
  const after = shown - clockAhead(shown + DAY_MS, timezone)
  const isShown = (instant: number) => instant + clockAhead(instant, timezone) === shown
  // What was true the day before holds first; a skipped time is read by the clocks that were left.
  return new Date(!isShown(before) && isShown(after) ? after : before)
}

/** `YYYY-MM-DDTHH:MM` as the clocks of that zone show it; empty for what is no instant. */
export function wallTimeOf(instant: string, timezone: SiteTimezone): string {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? '' : new Date(at + clockAhead(at, timezone)).toISOString().slice(0, 16)
}

/** By how many milliseconds the clocks of that zone are ahead of UTC at that moment. */
export function clockAhead(instant: number, timeZone: SiteTimezone): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
}
