import type { CollectionBeforeOperationHook } from 'payload'
import type { foldedWhere } from '@/src/domain/people/foldedWhere'

export type Turned = typeof foldedWhere

/** Turns what is searched for into what the database can be asked, wherever it comes from: the list or REST. */
export const searchAs =
  (turned: Turned): CollectionBeforeOperationHook =>
  ({ args }) =>
    'where' in args && args.where ? { ...args, where: turned(args.where) } : args
