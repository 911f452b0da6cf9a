import type { CollectionBeforeOperationHook, Payload } from 'payload'
import type { foldedWhere } from '@/src/domain/people/foldedWhere'

type Conditions = Parameters<typeof foldedWhere>[0]

export type Turned = (payload: Payload, where: Conditions) => Conditions | Promise<Conditions>

/** Turns what is searched for into what the database can be asked, wherever it comes from: the list or REST. */
export const searchAs =
  (turned: Turned): CollectionBeforeOperationHook =>
  async ({ args, req }) =>
    'where' in args && args.where ? { ...args, where: await turned(req.payload, args.where) } : args
