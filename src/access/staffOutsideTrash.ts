import type { Access } from 'payload'
import { isAdministrator, isStaff } from '@/src/domain/accounts/roles'
import { OUTSIDE_TRASH } from './outsideTrash'

/** What lies in the trash waits as it is, until an Administrator takes it out or throws it away. */
export const staffOutsideTrash: Access = ({ req }) =>
  isAdministrator(req.user) || (isStaff(req.user) && OUTSIDE_TRASH)
