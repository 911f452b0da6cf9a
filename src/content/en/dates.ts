import type { SiteTimezone } from '@/src/domain/languages/siteLocale'

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
const keptDayFormat = new Intl.DateTimeFormat('en-GB', { ...day, timeZone: 'UTC' })

/** 22 November 2026, of a day that is kept as its noon, which is the same day wherever the site is read. */
export const formatKeptDay = (noon: string) => keptDayFormat.format(new Date(noon))

/** 22 November 2026, of an instant, as the day is in that zone. */
export const formatDate = (instant: string, timeZone: SiteTimezone) =>
  new Intl.DateTimeFormat('en-GB', { ...day, timeZone }).format(new Date(instant))
