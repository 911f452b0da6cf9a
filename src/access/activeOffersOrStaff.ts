import type { Access } from 'payload'
import { isStaff } from '@/src/domain/accounts/roles'
import { OUTSIDE_TRASH } from './outsideTrash'
import { staffOutsideTrash } from './staffOutsideTrash'

export const activeOffersOrStaff: Access = (asked) =>
  isStaff(asked.req.user)
    ? staffOutsideTrash(asked)
    : { and: [{ isActive: { equals: true } }, OUTSIDE_TRASH] }
