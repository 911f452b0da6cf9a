/** What happens to an application after its retention period. */
export const APPLICATION_ENDINGS = ['delete', 'anonymise'] as const
export type ApplicationEnding = (typeof APPLICATION_ENDINGS)[number]

/**
 * The same moment a number of months earlier, in UTC; the last day of the month when the day does
 * not exist.
 */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment)
  earlier.setUTCDate(1)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  const daysInMonth = new Date(
    Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0),
  ).getUTCDate()
  earlier.setUTCDate(Math.min(moment.getUTCDate(), daysInMonth))
  return earlier
}

/** Replaces the name of an anonymised candidate. */
export const NO_NAME = '—'
export const NO_ADDRESS = 'anonyme@anonyme.invalid'

export const isAnonymised = (address: string | null | undefined) => address === NO_ADDRESS
