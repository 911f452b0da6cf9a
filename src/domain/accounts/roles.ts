import { ROLES, type Role, type UserStatus } from './userAccount'

export type Account = {
  role: Role
  status: UserStatus
  /** Of whoever asks: must have a second factor, and has none yet. */
  lacksSecondFactor?: boolean | null
}
type MaybeAccount = Partial<Account> | null | undefined

/** What a role may do besides reading what comes in: a new one may do no more than is written here. */
const RIGHTS = {
  'super-admin': { administers: true, manages: ROLES },
  admin: { administers: true, manages: ['moderator'] },
  moderator: { administers: false, manages: [] },
} as const satisfies Record<Role, { administers: boolean; manages: readonly Role[] }>

const rightsOf = (account: MaybeAccount) =>
  isStaff(account) && account?.role ? RIGHTS[account.role] : null

/** Suspended and invited people have no right at all, whatever their role; nor who lacks what is required. */
export function isStaff(account: MaybeAccount): boolean {
  return account?.status === 'active' && !account.lacksSecondFactor
}

/** Administrators and Super Administrators. */
export function isAdministrator(account: MaybeAccount): boolean {
  return rightsOf(account)?.administers === true
}

/** The roles that this person may give, take away, suspend and invite. */
export function manageableRoles(account: MaybeAccount): readonly Role[] {
  return rightsOf(account)?.manages ?? []
}

export function canManageRole(account: MaybeAccount, role: Role): boolean {
  return manageableRoles(account).includes(role)
}

/** A Super Administrator is never deleted, only demoted first by another one. */
export function deletableRoles(account: MaybeAccount): readonly Role[] {
  return manageableRoles(account).filter((role) => role !== 'super-admin')
}

/** Asked for on the sign-in page, and neither accepted nor declined yet. */
export function isAccessRequest(account: { status?: unknown; invitedAt?: unknown }): boolean {
  return account.status === 'invited' && !account.invitedAt
}

export function isActiveSuperAdmin(account: MaybeAccount): boolean {
  return isStaff(account) && account?.role === 'super-admin'
}
