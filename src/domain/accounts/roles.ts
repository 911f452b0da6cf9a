import { ROLES, type Role, type UserStatus } from './userAccount'

export type AccountRoleStatus = {
  role: Role
  status: UserStatus
  /** True when the role of this user requires a second factor and none is set up. */
  lacksSecondFactor?: boolean | null
}
type OptionalAccount = Partial<AccountRoleStatus> | null | undefined

/** The rights of each role besides reading. A right that is not listed here is denied. */
const RIGHTS_BY_ROLE = {
  'super-admin': { administers: true, manages: ROLES },
  admin: { administers: true, manages: ['moderator'] },
  moderator: { administers: false, manages: [] },
} as const satisfies Record<Role, { administers: boolean; manages: readonly Role[] }>

const rightsOf = (account: OptionalAccount) =>
  hasStaffRights(account) && account?.role ? RIGHTS_BY_ROLE[account.role] : null

/**
 * Users who are suspended, invited, or lack a required second factor have no rights, whatever their
 * role.
 */
export function hasStaffRights(account: OptionalAccount): boolean {
  return account?.status === 'active' && !account.lacksSecondFactor
}

/** True for Administrators and Super Administrators. */
export function isAdministrator(account: OptionalAccount): boolean {
  return rightsOf(account)?.administers === true
}

/** The roles that this user may assign, remove, suspend and invite. */
export function manageableRoles(account: OptionalAccount): readonly Role[] {
  return rightsOf(account)?.manages ?? []
}

export function canManageRole(account: OptionalAccount, role: Role): boolean {
  return manageableRoles(account).includes(role)
}

/**
 * The roles whose accounts this user may delete. A Super Administrator must first be demoted by
 * another one.
 */
export function deletableRoles(account: OptionalAccount): readonly Role[] {
  return manageableRoles(account).filter((role) => role !== 'super-admin')
}

/**
 * Whether the account was requested on the sign-in page and is neither accepted nor declined yet.
 */
export function isAccessRequest(account: { status?: unknown; invitedAt?: unknown }): boolean {
  return account.status === 'invited' && !account.invitedAt
}

export function isActiveSuperAdmin(account: OptionalAccount): boolean {
  return hasStaffRights(account) && account?.role === 'super-admin'
}
