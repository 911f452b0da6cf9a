type OnlineOfferFields = { isActive?: boolean | null; firstOnlineAt?: string | null }

/**
 * Returns when an offer came online for the first time: closing and opening it again changes
 * nothing, so that no alert announces it twice. @param before null for a new offer
 */
export function firstOnlineTime(
  before: OnlineOfferFields | null,
  after: OnlineOfferFields,
  now: Date,
): string | null {
  if (before?.firstOnlineAt) return before.firstOnlineAt
  return after.isActive && !before?.isActive ? now.toISOString() : null
}
