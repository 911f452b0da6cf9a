/** The collections whose changes staff see at once. PostgreSQL tells of them under these names. */
export const WATCHED_COLLECTIONS = ['job-offers', 'job-applications', 'contact-messages'] as const
export type WatchedCollection = (typeof WATCHED_COLLECTIONS)[number]

/** What the menu counts: all offers, and what waits for somebody. */
export type AttentionCounts = {
  jobOffers: number
  pendingApplications: number
  newMessages: number
  /** Applications on which a colleague wants this person's opinion. */
  toRead: number
}

/** What an open page of the admin is told: which lists are no longer what they were, and the counts now. */
export type AttentionEvent = { changed: WatchedCollection[]; counts: AttentionCounts }

export function isWatchedCollection(name: unknown): name is WatchedCollection {
  return WATCHED_COLLECTIONS.some((collection) => collection === name)
}
