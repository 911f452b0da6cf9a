import { searchedPeople } from './peopleSearch'

type Condition = { [operator: string]: unknown }
/** Conditions on a list, as Payload reads them from an address. */
type Conditions = { [name: string]: Conditions[] | Condition }

/** With what is looked for in the folded text folded too. What is not as its type says is left as it is. */
export function foldedWhere(where: Conditions): Conditions {
  if (typeof where !== 'object' || where === null) return where
  return Object.fromEntries(
    Object.entries(where).map(([name, asked]) => {
      if (Array.isArray(asked)) return [name, asked.map(foldedWhere)]
      return [name, name === 'searchText' ? foldedCondition(asked) : asked]
    }),
  )
}

const foldedCondition = (asked: Condition): Condition =>
  typeof asked?.like === 'string' ? { ...asked, like: searchedPeople(asked.like) } : asked
