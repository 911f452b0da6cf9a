import type { UserStatus } from './userAccount'

const VALID_MS = 60 * 60 * 1000
const INTERVAL_MS = 15 * 1000

type Account = {
  status: UserStatus
  invitedAt?: string | null
  resetPasswordExpiration?: string | null
}

/** Whether a new password would let this person in, who has not just been sent a link. */
export function mayGetPasswordLink(account: Account, now: Date): boolean {
  const { status, invitedAt, resetPasswordExpiration } = account
  const wouldGetIn = status === 'active' || (status === 'invited' && Boolean(invitedAt))
  const lastLinkAt = Date.parse(resetPasswordExpiration ?? '') - VALID_MS
  return wouldGetIn && !(now.getTime() - lastLinkAt < INTERVAL_MS)
}
