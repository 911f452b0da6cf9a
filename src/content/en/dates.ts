import type { SiteTimezone } from '@/src/domain/languages/siteLocale'

const longDayOptions = { day: 'numeric', month: 'long', year: 'numeric' } as const
const storedDayFormat = new Intl.DateTimeFormat('en-GB', { ...longDayOptions, timeZone: 'UTC' })

/** 22 November 2026, of a day stored as its noon, which is the same day in every time zone. */
export const formatStoredDay = (noon: string) => storedDayFormat.format(new Date(noon))

/** 22 November 2026, of an instant in that time zone. */
export const formatDate = (instant: string, timeZone: SiteTimezone) =>
  new Intl.DateTimeFormat('en-GB', { ...longDayOptions, timeZone }).format(new Date(instant))
