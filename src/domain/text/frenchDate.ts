import type { SiteTimezone } from '../languages/siteLocale'

const FRENCH_DATE_PATTERN = /^(\d{2})\/(\d{2})\/(\d{4})$/
const ISO_INSTANT_PATTERN = /^(\d{4})-(\d{2})-(\d{2})T/

// The formatters are cached, because creating one takes longer than a thousand uses.
const DATE_FORMATS_BY_TIMEZONE = {
  'Europe/Paris': dateFormatOfTimezone('Europe/Paris'),
  'Europe/London': dateFormatOfTimezone('Europe/London'),
  'America/New_York': dateFormatOfTimezone('America/New_York'),
} satisfies Record<SiteTimezone, Intl.DateTimeFormat>

/** A calendar day as `YYYY-MM-DD`. */
export type IsoDay = string

/**
 * Reads the day of a text in the format JJ/MM/AAAA; null for another format or a day that does not
 * exist (31/02/2026).
 */
export function parseFrenchDate(text: string): IsoDay | null {
  const [, day, month, year] = FRENCH_DATE_PATTERN.exec(text.trim()) ?? []
  return day && month && year ? isoDayIfExisting(year, month, day) : null
}

/** Reads the day of a typed `JJ/MM/AAAA`, or of an instant in that time zone; otherwise null. */
export function parseFrenchDateOrInstant(text: string, timezone: SiteTimezone): IsoDay | null {
  const trimmed = text.trim()
  if (!ISO_INSTANT_PATTERN.test(trimmed)) return parseFrenchDate(trimmed)
  return isExistingInstant(trimmed) ? dayInTimezone(timezone, new Date(trimmed)) : null
}

/** Reads the day that was stored as `noonOfDay`; null when the text is not an instant. */
export function parseStoredDay(text: string): IsoDay | null {
  return isExistingInstant(text.trim()) ? new Date(text).toISOString().slice(0, 10) : null
}

/** Returns the text of the form field: a stored day as JJ/MM/AAAA, a text being typed unchanged. */
export function formatStoredDayOrKeep(value: string): string {
  const day = parseStoredDay(value)
  return day === null ? value : formatDay(day)
}

/** Writes the day as JJ/MM/AAAA. */
export function formatDay(day: IsoDay): string {
  return day.split('-').reverse().join('/')
}

/** The day of an instant in that time zone. */
export function dayInTimezone(timeZone: SiteTimezone, instant: Date): IsoDay {
  return DATE_FORMATS_BY_TIMEZONE[timeZone].format(instant)
}

/** Noon UTC of that day, which is the same day in all time zones of Europe and the Americas. */
export function noonOfDay(day: IsoDay): string {
  return `${day}T12:00:00.000Z`
}

// Whether the instant exists: `new Date` reads 31 February as 3 March.
function isExistingInstant(text: string): boolean {
  const [, year = '', month = '', day = ''] = ISO_INSTANT_PATTERN.exec(text) ?? []
  return isoDayIfExisting(year, month, day) !== null && !Number.isNaN(Date.parse(text))
}

function isoDayIfExisting(year: string, month: string, day: string): IsoDay | null {
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

function dateFormatOfTimezone(timeZone: SiteTimezone): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', { timeZone })
}
