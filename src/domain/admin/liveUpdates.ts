/**
 * The collections whose changes staff see at once. The PostgreSQL notifications use these names.
 */
export const LIVE_UPDATED_COLLECTIONS = [
  'job-offers',
  'job-applications',
  'contact-messages',
] as const
export type LiveUpdatedCollection = (typeof LIVE_UPDATED_COLLECTIONS)[number]

/** Counters of the admin menu: all offers, and the documents that wait for staff. */
export type MenuBadgeCounts = {
  jobOffers: number
  pendingApplications: number
  newMessages: number
  /** Number of applications on which a colleague asked this user for an opinion. */
  toRead: number
}

/** Event sent to open pages of the admin: the changed lists and the current counters. */
export type LiveUpdateEvent = { changed: LiveUpdatedCollection[]; counts: MenuBadgeCounts }

export function isLiveUpdatedCollection(name: unknown): name is LiveUpdatedCollection {
  return LIVE_UPDATED_COLLECTIONS.some((collection) => collection === name)
}
