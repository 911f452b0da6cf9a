import type { Access } from 'payload'
import { isStaff } from '@/src/domain/accounts/roles'
import { OUTSIDE_TRASH } from './outsideTrash'
import { staffOutsideTrash } from './staffOutsideTrash'

export const activeOffersOrStaff: Access = (args) =>
  isStaff(args.req.user)
    ? staffOutsideTrash(args)
    : { and: [{ isActive: { equals: true } }, OUTSIDE_TRASH] }
