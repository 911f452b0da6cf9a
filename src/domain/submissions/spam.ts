/**
 * What counts as an application: it stands in lists and figures, and is owed an answer. One that a person
 * has marked as not serious does not, whatever it is asked for.
 */
export const COUNTED = { isSpam: { equals: false } } as const

/** For so long it can be taken back; then it is deleted. */
export const SPAM_DAYS = 30

const DAY_MS = 24 * 3_600_000

export const spamDeletedOn = (markedAt: string) =>
  new Date(Date.parse(markedAt) + SPAM_DAYS * DAY_MS).toISOString()

export const spamMarkedBefore = (now: Date) => new Date(now.getTime() - SPAM_DAYS * DAY_MS)

/** Whether a list is asked for by that mark: whoever does so says himself which ones he means. */
export function isAskedForSpam(where: unknown): boolean {
  if (Array.isArray(where)) return where.some(isAskedForSpam)
  if (typeof where !== 'object' || where === null) return false
  return Object.entries(where).some(([name, asked]) => name === 'isSpam' || isAskedForSpam(asked))
}
