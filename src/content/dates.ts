import type { SiteTimezone } from '@/src/domain/languages/siteLocale'

const dayFormat = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const keptDayFormat = new Intl.DateTimeFormat('fr-FR', { ...dayFormat, timeZone: 'UTC' })

/** JJ/MM/AAAA of a day that is kept as its noon, which is the same day wherever the site is read. */
export const formatKeptDay = (noon: Date | string) => keptDayFormat.format(new Date(noon))

/** JJ/MM/AAAA of an instant, as the day is in that zone. */
export const formatDate = (instant: Date | string, timeZone: SiteTimezone) =>
  formatOf('day', timeZone)(instant)

/** JJ/MM/AAAA HH:MM of an instant, on the clocks of that zone. */
export const formatDateTime = (instant: Date | string, timeZone: SiteTimezone) =>
  formatOf('moment', timeZone)(instant)

/** HH:MM of an instant, on the clocks of that zone. */
export const formatTime = (instant: Date | string, timeZone: SiteTimezone) =>
  formatOf('time', timeZone)(instant)

/** lundi 23 novembre 2026: an instant's day in that zone, as a heading. */
export const formatLongDay = (instant: Date | string, timeZone: SiteTimezone) =>
  formatOf('longDay', timeZone)(instant)

/** Writes days in the words of these options, the first of a month as « 1er ». */
export function frenchDates(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('fr-FR', options)
  return (day: Date | string) => format.format(new Date(day)).replace(FIRST_OF_MONTH, '1er')
}

const FIRST_OF_MONTH = /(?<!\d)1(?=\s\p{Letter})/u

const FORMATS = {
  day: dayFormat,
  moment: { dateStyle: 'short', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  longDay: { dateStyle: 'full' },
} as const
const made = new Map<string, ReturnType<typeof frenchDates>>()

// To make one takes longer than to write a hundred dates with it.
function formatOf(kind: keyof typeof FORMATS, timeZone: SiteTimezone) {
  const known = made.get(kind + timeZone)
  if (known) return known
  const format = frenchDates({ ...FORMATS[kind], timeZone })
  made.set(kind + timeZone, format)
  return format
}
