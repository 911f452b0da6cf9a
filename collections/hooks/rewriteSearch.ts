import type { CollectionBeforeOperationHook, Payload } from 'payload'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { foldSearchConditions } from '@/src/domain/people/foldSearchConditions'

type SearchWhereConditions = Parameters<typeof foldSearchConditions>[0]

export type SearchRewrite = (
  payload: Payload,
  where: SearchWhereConditions,
  user: SignedInUser | null,
) => SearchWhereConditions | Promise<SearchWhereConditions>

/**
 * Rewrites search conditions into database conditions, for the list and REST. Payload checks access
 * later, so nothing is looked up for users without rights.
 */
export const rewriteSearch =
  (rewrite: SearchRewrite): CollectionBeforeOperationHook =>
  async ({ args, overrideAccess, req }) =>
    'where' in args && args.where && (overrideAccess || hasStaffRights(req.user))
      ? { ...args, where: await rewrite(req.payload, args.where, req.user) }
      : args
