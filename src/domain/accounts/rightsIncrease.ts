import { ROLES, type Role } from './userAccount'

export type RightsIncrease = { email?: string; role?: Role }

/**
 * The part of an account change that gives access or more rights: another e-mail address or a
 * higher role. The user who makes such a change must confirm their identity. Null when the change
 * has no such part.
 */
export function findRightsIncrease(
  before: { email?: unknown; role?: unknown } | undefined,
  after: { email?: unknown; role?: unknown },
): RightsIncrease | null {
  const role = ROLES.find((one) => one === after.role)
  const isRaised = role !== undefined && rankOfRole(role) > rankOfRole(before?.role)
  const email = typeof after.email === 'string' ? after.email.trim() : ''
  const hasOtherEmail = before !== undefined && email !== '' && email !== before.email
  if (!isRaised && !hasOtherEmail) return null
  return { ...(hasOtherEmail && { email }), ...(isRaised && { role }) }
}

const ROLE_RANKS = { moderator: 0, admin: 1, 'super-admin': 2 } as const satisfies Record<
  Role,
  number
>

// Ranks a role; a new account has no previous role, so that only its highest role counts.
function rankOfRole(role: unknown): number {
  const knownRole = ROLES.find((one) => one === role)
  return knownRole ? ROLE_RANKS[knownRole] : ROLE_RANKS.admin
}
