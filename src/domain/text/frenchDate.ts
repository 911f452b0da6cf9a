import type { SiteTimezone } from '../languages/siteLocale'

const FRENCH_DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/
const ISO_INSTANT = /^(\d{4})-(\d{2})-(\d{2})T/

// Making one takes longer than a thousand days written with it.
const CALENDARS = {
  'Europe/Paris': calendarOf('Europe/Paris'),
  'Europe/London': calendarOf('Europe/London'),
  'America/New_York': calendarOf('America/New_York'),
} satisfies Record<SiteTimezone, Intl.DateTimeFormat>

/** A calendar day as `YYYY-MM-DD`. */
export type Day = string

/** The day written JJ/MM/AAAA, or null when it is written otherwise or is in no calendar (31/02/2026). */
export function parseFrenchDate(text: string): Day | null {
  const [, day, month, year] = FRENCH_DATE.exec(text.trim()) ?? []
  return day && month && year ? existingDay(year, month, day) : null
}

/** The day of `JJ/MM/AAAA` as people type it, or of an instant as seen in that zone; else null. */
export function parseDay(text: string, timezone: SiteTimezone): Day | null {
  const trimmed = text.trim()
  if (!ISO_INSTANT.test(trimmed)) return parseFrenchDate(trimmed)
  return isExistingInstant(trimmed) ? dayIn(timezone, new Date(trimmed)) : null
}

/** The day that was kept as `noonOf` it, or null when the text is no instant. */
export function keptDay(text: string): Day | null {
  return isExistingInstant(text.trim()) ? new Date(text).toISOString().slice(0, 10) : null
}

/** What the form's field shows: the stored day as JJ/MM/AAAA, and what is being typed as it is typed. */
export function shownDay(value: string): string {
  const day = keptDay(value)
  return day === null ? value : writtenDay(day)
}

/** JJ/MM/AAAA. */
export function writtenDay(day: Day): string {
  return day.split('-').reverse().join('/')
}

/** The day that an instant falls on in that zone. */
export function dayIn(timeZone: SiteTimezone, instant: Date): Day {
  return CALENDARS[timeZone].format(instant)
}

/** Noon UTC of that day: the same calendar day in every time zone of Europe and the Americas. */
export function noonOf(day: Day): string {
  return `${day}T12:00:00.000Z`
}

// `new Date` takes the 31st of February for the 3rd of March.
function isExistingInstant(text: string): boolean {
  const [, year = '', month = '', day = ''] = ISO_INSTANT.exec(text) ?? []
  return existingDay(year, month, day) !== null && !Number.isNaN(Date.parse(text))
}

function existingDay(year: string, month: string, day: string): Day | null {
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

function calendarOf(timeZone: SiteTimezone): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', { timeZone })
}
