import { DAY_MS } from '../durations'

/**
 * Condition for applications that count: they are in lists and statistics and need a reply.
 * Excludes those that staff marked as spam.
 */
export const WITHOUT_SPAM_CONDITION = { isSpam: { equals: false } } as const

/** The days for which spam can be restored; then it is deleted. */
export const SPAM_RETENTION_DAYS = 30

export const spamDeletionDate = (markedAt: string) =>
  new Date(Date.parse(markedAt) + SPAM_RETENTION_DAYS * DAY_MS).toISOString()

export const spamDeletionCutoff = (now: Date) =>
  new Date(now.getTime() - SPAM_RETENTION_DAYS * DAY_MS)

/** Whether a query filters by that field, so that spam is not excluded by default. */
export function hasSpamFilter(where: unknown): boolean {
  if (Array.isArray(where)) return where.some(hasSpamFilter)
  if (typeof where !== 'object' || where === null) return false
  return Object.entries(where).some(
    ([name, condition]) => name === 'isSpam' || hasSpamFilter(condition),
  )
}
