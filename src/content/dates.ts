import type { SiteTimezone } from '@/src/domain/languages/siteLocale'

const dayFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const storedDayFormat = new Intl.DateTimeFormat('fr-FR', { ...dayFormatOptions, timeZone: 'UTC' })

/** Writes a stored day as JJ/MM/AAAA; its noon is on the same day in every time zone. */
export const formatStoredDay = (noon: Date | string) => storedDayFormat.format(new Date(noon))

/** Writes the day of an instant in that time zone as JJ/MM/AAAA. */
export const formatDate = (instant: Date | string, timeZone: SiteTimezone) =>
  getOrCreateDateFormat('day', timeZone)(instant)

/** Writes an instant in that time zone as JJ/MM/AAAA HH:MM. */
export const formatDateTime = (instant: Date | string, timeZone: SiteTimezone) =>
  getOrCreateDateFormat('moment', timeZone)(instant)

/** Writes the time of an instant in that time zone as HH:MM. */
export const formatTime = (instant: Date | string, timeZone: SiteTimezone) =>
  getOrCreateDateFormat('time', timeZone)(instant)

/** Writes the day of an instant in that time zone as a heading: lundi 23 novembre 2026. */
export const formatLongDay = (instant: Date | string, timeZone: SiteTimezone) =>
  getOrCreateDateFormat('longDay', timeZone)(instant)

/** A formatter with these options that writes the first of a month as « 1er ». */
export function createFrenchDateFormat(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('fr-FR', options)
  return (day: Date | string) => format.format(new Date(day)).replace(FIRST_OF_MONTH_PATTERN, '1er')
}

const FIRST_OF_MONTH_PATTERN = /(?<!\d)1(?=\s\p{Letter})/u

const DATE_FORMAT_BY_PRECISION = {
  day: dayFormatOptions,
  moment: { dateStyle: 'short', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  longDay: { dateStyle: 'full' },
} as const
const formatterCache = new Map<string, ReturnType<typeof createFrenchDateFormat>>()

// The formatters are cached, because creating one takes longer than a hundred uses.
function getOrCreateDateFormat(
  kind: keyof typeof DATE_FORMAT_BY_PRECISION,
  timeZone: SiteTimezone,
) {
  const cachedFormat = formatterCache.get(kind + timeZone)
  if (cachedFormat) return cachedFormat
  const format = createFrenchDateFormat({ ...DATE_FORMAT_BY_PRECISION[kind], timeZone })
  formatterCache.set(kind + timeZone, format)
  return format
}
