const FRENCH_DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/
const ISO_INSTANT = /^(\d{4})-(\d{2})-(\d{2})T/

/** A calendar day as `YYYY-MM-DD`. */
export type Day = string

/** The day written JJ/MM/AAAA, or null when it is written otherwise or is in no calendar (31/02/2026). */
export function parseFrenchDate(text: string): Day | null {
  const [, day, month, year] = FRENCH_DATE.exec(text.trim()) ?? []
  return day && month && year ? existingDay(year, month, day) : null
}

/** The day of `JJ/MM/AAAA` as people type it, or of an instant as seen in Paris; else null. */
export function parseDay(text: string): Day | null {
  const trimmed = text.trim()
  return isInstant(trimmed) ? dayOfInstant(trimmed) : parseFrenchDate(trimmed)
}

/** What the form's field shows: the stored day as JJ/MM/AAAA, and what is being typed as it is typed. */
export function shownDay(value: string): string {
  const day = isInstant(value) ? dayOfInstant(value) : null
  return day === null ? value : writtenDay(day)
}

/** JJ/MM/AAAA. */
export function writtenDay(day: Day): string {
  return day.split('-').reverse().join('/')
}

/** The day that an instant falls on in Europe/Paris. */
export function parisDay(instant: Date): Day {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(instant)
}

/** Noon UTC of that day: the same calendar day in every time zone of Europe and the Americas. */
export function noonOf(day: Day): string {
  return `${day}T12:00:00.000Z`
}

function isInstant(text: string): boolean {
  return ISO_INSTANT.test(text)
}

// `new Date` takes the 31st of February for the 3rd of March.
function dayOfInstant(text: string): Day | null {
  const [, year = '', month = '', day = ''] = ISO_INSTANT.exec(text) ?? []
  const instant = new Date(text)
  const exists = existingDay(year, month, day) !== null && !Number.isNaN(instant.getTime())
  return exists ? parisDay(instant) : null
}

function existingDay(year: string, month: string, day: string): Day | null {
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}
