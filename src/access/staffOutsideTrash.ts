import type { Access } from 'payload'
import { isAdministrator, isStaff } from '@/src/domain/accounts/roles'
import { OUTSIDE_TRASH } from './outsideTrash'

/** Only Administrators read, restore or delete documents in the trash. */
export const staffOutsideTrash: Access = ({ req }) =>
  isAdministrator(req.user) || (isStaff(req.user) && OUTSIDE_TRASH)
