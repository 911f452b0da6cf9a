import type { UserStatus } from './userAccount'

/** How long a mailed link opens the page on which a password is chosen. */
export const PASSWORD_LINK_MS = 60 * 60 * 1000
/** The same for an invitation, which nobody waits for at the screen. */
export const INVITATION_MS = 7 * 24 * PASSWORD_LINK_MS
const INTERVAL_MS = 15 * 1000
const MOST_LIVE_LINKS = 5

/** Behind the `#`, which browsers send to nobody: neither logs nor other sites learn it. */
export const passwordLinkAddress = (token: string) => `/admin/mot-de-passe#${token}`

type Account = { status: UserStatus; invitedAt: Date | null }

export function linkLifetimeMs({ status }: Pick<Account, 'status'>): number {
  return status === 'invited' ? INVITATION_MS : PASSWORD_LINK_MS
}

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
