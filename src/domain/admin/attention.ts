/**
 * The collections whose changes staff see at once. The PostgreSQL notifications use these names.
 */
export const WATCHED_COLLECTIONS = ['job-offers', 'job-applications', 'contact-messages'] as const
export type WatchedCollection = (typeof WATCHED_COLLECTIONS)[number]

/** Counters of the admin menu: all offers, and the documents that wait for staff. */
export type AttentionCounts = {
  jobOffers: number
  pendingApplications: number
  newMessages: number
  /** Number of applications on which a colleague asked this user for an opinion. */
  toRead: number
}

/** Event sent to open pages of the admin: the changed lists and the current counters. */
export type AttentionEvent = { changed: WatchedCollection[]; counts: AttentionCounts }

export function isWatchedCollection(name: unknown): name is WatchedCollection {
  return WATCHED_COLLECTIONS.some((collection) => collection === name)
}
