import type { UserStatus } from './userAccount'

/** How long a mailed link opens the page on which a password is chosen. */
export const PASSWORD_LINK_MS = 60 * 60 * 1000
const INTERVAL_MS = 15 * 1000
const MOST_LIVE_LINKS = 5

type Account = { status: UserStatus; invitedAt: Date | null }

/**
 * Whether this person gets another link: a new password would let them in, none was sent just now,
 * and their mailbox does not already hold as many as anyone needs.
 * @param liveLinksIssuedAt of the links that still work
 */
export function mayGetPasswordLink(
  { status, invitedAt }: Account,
  liveLinksIssuedAt: readonly Date[],
  now: Date,
): boolean {
  const wouldGetIn = status === 'active' || (status === 'invited' && invitedAt !== null)
  const isTooSoon = liveLinksIssuedAt.some((at) => now.getTime() - at.getTime() < INTERVAL_MS)
  return wouldGetIn && !isTooSoon && liveLinksIssuedAt.length < MOST_LIVE_LINKS
}
