import { DAY_MS } from '../durations'
import type { SiteTimezone } from '../languages/siteLocale'

const WALL_TIME_PATTERN = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/

/**
 * Returns the instant of the local time `YYYY-MM-DDTHH:MM` in that time zone; null for any other
 * text. When clocks go forward, a skipped time is moved by the same amount; when they go back, the
 * first of the two instants counts.
 */
export function instantOfWallTime(wallTime: string, timezone: SiteTimezone): Date | null {
  // The years 2, 20 and 202 appear while 2026 is being typed.
  if (!WALL_TIME_PATTERN.test(wallTime) || wallTime < '1900') return null
  const shown = Date.parse(`${wallTime}:00Z`)
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(wallTime)) return null
  const before = shown - utcOffsetMs(shown - DAY_MS, timezone)
  const after = shown - utcOffsetMs(shown + DAY_MS, timezone)
  const isShown = (instant: number) => instant + utcOffsetMs(instant, timezone) === shown
  // The offset before the change is tried first; a skipped time is read with the old offset.
  return new Date(!isShown(before) && isShown(after) ? after : before)
}

/**
 * The last millisecond of the day `YYYY-MM-DD` in that time zone, where a clock change makes the day
 * shorter or longer; null for any other text.
 */
export function lastInstantOfDay(day: string, timezone: SiteTimezone): Date | null {
  const midnight = instantOfWallTime(`${day}T00:00`, timezone)
  if (!midnight) return null
  const nextDay = new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString().slice(0, 10)
  const nextMidnight = instantOfWallTime(`${nextDay}T00:00`, timezone)
  return nextMidnight && new Date(nextMidnight.getTime() - 1)
}

/** Writes an instant as local time `YYYY-MM-DDTHH:MM`; empty for an invalid instant. */
export function wallTimeOf(instant: string, timezone: SiteTimezone): string {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? '' : new Date(at + utcOffsetMs(at, timezone)).toISOString().slice(0, 16)
}

/** Offset of that time zone from UTC at that moment, in milliseconds. */
export function utcOffsetMs(instant: number, timeZone: SiteTimezone): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
}
