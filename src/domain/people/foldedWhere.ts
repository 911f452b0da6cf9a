import { searchedPeople } from './peopleSearch'

type Condition = { [operator: string]: unknown }
/** The `where` conditions that Payload parses from a URL. */
type Conditions = { [name: string]: Conditions[] | Condition }

/**
 * The conditions with folded search terms for the folded columns. Values of an unexpected type stay
 * unchanged.
 */
export function foldedWhere(where: Conditions): Conditions {
  if (typeof where !== 'object' || where === null) return where
  return Object.fromEntries(
    Object.entries(where).map(([name, condition]) => {
      if (Array.isArray(condition)) return [name, condition.map(foldedWhere)]
      return [name, name === 'searchText' ? foldedCondition(condition) : condition]
    }),
  )
}

const foldedCondition = (condition: Condition): Condition =>
  typeof condition?.like === 'string'
    ? { ...condition, like: searchedPeople(condition.like) }
    : condition
