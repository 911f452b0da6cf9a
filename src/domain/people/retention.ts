/**
 * Returns the same moment a number of months earlier, in UTC; the last day of the month when the
 * day does not exist.
 */
export function subtractMonths(moment: Date, months: number): Date {
  const earlier = new Date(moment)
  earlier.setUTCDate(1)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  const daysInMonth = new Date(
    Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0),
  ).getUTCDate()
  earlier.setUTCDate(Math.min(moment.getUTCDate(), daysInMonth))
  return earlier
}

/** Replaces the name of a candidate whom an earlier version anonymised, and the names of erased files. */
export const ANONYMISED_NAME = '—'
export const ANONYMISED_EMAIL = 'anonyme@anonyme.invalid'

export const isAnonymisedEmail = (address: string | null | undefined) =>
  address === ANONYMISED_EMAIL
