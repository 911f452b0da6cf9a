import type { CollectionBeforeOperationHook, Where, WhereField } from 'payload'
import { searchedPeople } from '@/src/domain/people/peopleSearch'

/** Searches of the folded text are folded too, wherever they come from: the list, its export, REST. */
export const foldSearch: CollectionBeforeOperationHook = ({ args }) =>
  'where' in args && args.where ? { ...args, where: folded(args.where) } : args

// What is not as its type says comes from an address, and is refused after this.
function folded(where: Where): Where {
  if (typeof where !== 'object' || where === null) return where
  return Object.fromEntries(
    Object.entries(where).map(([key, asked]) => {
      if (Array.isArray(asked)) return [key, asked.map(folded)]
      return [key, key === 'searchText' ? foldedCondition(asked) : asked]
    }),
  )
}

const foldedCondition = (asked: WhereField): WhereField =>
  typeof asked?.like === 'string' ? { ...asked, like: searchedPeople(asked.like) } : asked
