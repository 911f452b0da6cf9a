import type { CollectionBeforeOperationHook } from 'payload'
import { foldedWhere } from '@/src/domain/people/foldedWhere'

/** Searches of the folded text are folded too, wherever they come from: the list or REST. */
export const foldSearch: CollectionBeforeOperationHook = ({ args }) =>
  'where' in args && args.where ? { ...args, where: foldedWhere(args.where) } : args
