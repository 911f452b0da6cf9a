import { ROLES, type Role } from './userAccount'

export type Opening = { email?: string; role?: Role }

/**
 * What of a change lets somebody into an account, or into more with it: another address, a higher role.
 * Whoever asks for it proves to be who they are. Null where there is nothing of the kind.
 */
export function accountOpening(
  before: { email?: unknown; role?: unknown } | undefined,
  after: { email?: unknown; role?: unknown },
): Opening | null {
  const role = ROLES.find((one) => one === after.role)
  const isRaised = role !== undefined && rank(role) > rank(before?.role)
  const email = typeof after.email === 'string' ? after.email.trim() : ''
  const hasOtherEmail = before !== undefined && email !== '' && email !== before.email
  if (!isRaised && !hasOtherEmail) return null
  return { ...(hasOtherEmail && { email }), ...(isRaised && { role }) }
}

const RANKS = { moderator: 0, admin: 1, 'super-admin': 2 } as const satisfies Record<Role, number>

// Of a new account only the highest role counts: whoever is invited has none before.
function rank(role: unknown): number {
  const known = ROLES.find((one) => one === role)
  return known ? RANKS[known] : RANKS.admin
}
