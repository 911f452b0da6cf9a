import type { ClientUser, PayloadRequest } from 'payload'
import {
  type AccountRoleStatus,
  hasStaffRights,
  isActiveSuperAdmin,
  isAdministrator,
} from '@/src/domain/accounts/roles'

export const anyone = () => true

/** Denies every API request: only our own commands read or write here. */
export const nobody = () => false

/** Access to a field that only our own commands and hooks write. */
export const serverOnlyWriteAccess = { create: nobody, update: nobody }

export const staffOnly = ({ req }: { req: PayloadRequest }) => hasStaffRights(req.user)

export const adminsOnly = ({ req }: { req: PayloadRequest }) => isAdministrator(req.user)

export const superAdminsOnly = ({ req }: { req: PayloadRequest }) => isActiveSuperAdmin(req.user)

type AdminPanelUser = Partial<AccountRoleStatus> | ClientUser

export const hiddenFromModerators = ({ user }: { user: AdminPanelUser | null }) =>
  !isAdministrator(user && { role: user.role, status: user.status })
