import type { Access, FieldAccess, Where } from 'payload'
import type { User } from '@/payload-types'
import {
  canManageRole,
  deletableRoles,
  hasStaffRights,
  isActiveSuperAdmin,
  isAdministrator,
  manageableRoles,
} from '@/src/domain/accounts/roles'

/**
 * Grants Administrators access when data is submitted. Payload checks access without data to decide
 * whether to show its own creation form; that form asks for a password, while staff invite people
 * from the list, so it gets no access.
 */
export const accountCreatorsOnly: Access = ({ req, data }) =>
  data !== undefined && isAdministrator(req.user)

/**
 * The role and status of another account, for users who may manage its role; never of one's own
 * account.
 */
export const otherAccountManagersOnly: FieldAccess<User, User> = ({ req, id, doc }) =>
  id !== req.user?.id && canManageRole(req.user, doc?.role ?? 'moderator')

/**
 * Grants access to a field to the owner of the account only. In a URL the id is text; when Payload
 * only checks which fields a form shows, there is a document but no id.
 */
export const ownAccountOnly: FieldAccess = ({ req, id, doc }) => {
  const account = id ?? doc?.id
  return account !== undefined && String(account) === String(req.user?.id)
}

/**
 * The owner of the account, and users who may manage its role, change the e-mail address;
 * `requireIdentityProof` requires more.
 */
export const ownEmailOrManagersOnly: FieldAccess<User, User> = ({ req, doc }) =>
  (hasStaffRights(req.user) && doc?.id === req.user?.id) ||
  canManageRole(req.user, doc?.role ?? 'moderator')

/** Administrators read all accounts, Moderators only their own. */
export const ownAccountOrAdminsOnly: Access = ({ req }) => {
  if (isAdministrator(req.user)) return true
  return hasStaffRights(req.user) && { id: { equals: req.user?.id } }
}

export const ownAccountOrManagersOnly: Access = ({ req }) => {
  if (!hasStaffRights(req.user)) return false
  const own: Where = { id: { equals: req.user?.id } }
  return { or: [own, { role: { in: [...manageableRoles(req.user)] } }] }
}

/**
 * Administrators may delete the accounts whose role they manage; only Super Administrators may
 * delete an access request, which declines it.
 */
export const deletableAccountsOnly: Access = ({ req }) => {
  if (!isAdministrator(req.user)) return false
  const manageable: Where = { role: { in: [...deletableRoles(req.user)] } }
  if (isActiveSuperAdmin(req.user)) return manageable
  const noRequest: Where = {
    or: [{ status: { not_equals: 'invited' } }, { invitedAt: { exists: true } }],
  }
  return { and: [manageable, noRequest] }
}
