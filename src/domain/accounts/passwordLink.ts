import type { UserStatus } from './userAccount'

/** Lifetime of a password link sent by mail. */
export const PASSWORD_LINK_LIFETIME_MS = 60 * 60 * 1000
/** Lifetime of an invitation link. It is longer because the invited person does not wait for it. */
export const INVITATION_LIFETIME_MS = 7 * 24 * PASSWORD_LINK_LIFETIME_MS
const MIN_LINK_INTERVAL_MS = 15 * 1000
const MAX_VALID_LINKS = 5

/**
 * The token is in the URL fragment, which browsers send to no server: it appears in no log and no
 * `Referer`.
 */
export const buildPasswordLinkPath = (token: string) => `/admin/mot-de-passe#${token}`

type PasswordLinkAccount = { status: UserStatus; invitedAt: Date | null }

export function passwordLinkLifetimeMs({ status }: Pick<PasswordLinkAccount, 'status'>): number {
  return status === 'invited' ? INVITATION_LIFETIME_MS : PASSWORD_LINK_LIFETIME_MS
}

/**
 * Whether a user may receive another password link: a new password would let them sign in, no link
 * was sent just now, and not too many unused links are valid.
 * @param liveLinksIssuedAt when the links that are still valid were issued
 */
export function mayGetPasswordLink(
  { status, invitedAt }: PasswordLinkAccount,
  liveLinksIssuedAt: readonly Date[],
  now: Date,
): boolean {
  const wouldGetIn = status === 'active' || (status === 'invited' && invitedAt !== null)
  const isTooSoon = liveLinksIssuedAt.some(
    (at) => now.getTime() - at.getTime() < MIN_LINK_INTERVAL_MS,
  )
  return wouldGetIn && !isTooSoon && liveLinksIssuedAt.length < MAX_VALID_LINKS
}
