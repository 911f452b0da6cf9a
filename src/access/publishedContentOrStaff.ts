import type { Access } from 'payload'
import { isStaff } from '@/src/domain/accounts/roles'
import { OUTSIDE_TRASH } from './outsideTrash'
import { staffOutsideTrash } from './staffOutsideTrash'

export const publishedContentOrStaff: Access = (args) =>
  isStaff(args.req.user)
    ? staffOutsideTrash(args)
    : { and: [{ _status: { equals: 'published' } }, OUTSIDE_TRASH] }
