import type { CollectionBeforeOperationHook, Payload } from 'payload'
import { isStaff } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { foldedWhere } from '@/src/domain/people/foldedWhere'

type Conditions = Parameters<typeof foldedWhere>[0]

export type Turned = (
  payload: Payload,
  where: Conditions,
  user: SignedInUser | null,
) => Conditions | Promise<Conditions>

/**
 * Turns what is searched for into what the database can be asked, wherever it comes from: the list or REST.
 * Payload asks for rights only afterwards: for who has none nothing is looked up.
 */
export const searchAs =
  (turned: Turned): CollectionBeforeOperationHook =>
  async ({ args, overrideAccess, req }) =>
    'where' in args && args.where && (overrideAccess || isStaff(req.user))
      ? { ...args, where: await turned(req.payload, args.where, req.user) }
      : args
