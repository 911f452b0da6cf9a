const keptDayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** 22 November 2026, of a day that is kept as its noon, which is the same day wherever the site is read. */
export const formatKeptDay = (noon: string) => keptDayFormat.format(new Date(noon))
