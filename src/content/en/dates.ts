import type { SiteTimezone } from '@/src/domain/languages/siteLocale'

const longDayOptions = { day: 'numeric', month: 'long', year: 'numeric' } as const
const storedDayFormat = new Intl.DateTimeFormat('en-GB', { ...longDayOptions, timeZone: 'UTC' })

/** Writes a stored day as 22 November 2026; its noon is on the same day in every time zone. */
export const formatStoredDay = (noon: string) => storedDayFormat.format(new Date(noon))

/** Writes the day of an instant in that time zone as 22 November 2026. */
export const formatDate = (instant: string, timeZone: SiteTimezone) =>
  new Intl.DateTimeFormat('en-GB', { ...longDayOptions, timeZone }).format(new Date(instant))
