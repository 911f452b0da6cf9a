import { peopleSearchLikePattern } from './peopleSearch'

type WhereCondition = { [operator: string]: unknown }
/** The `where` conditions that Payload parses from a URL. */
type WhereConditions = { [name: string]: WhereConditions[] | WhereCondition }

/** Folds the search terms for the folded columns. Values of an unexpected type stay unchanged. */
export function foldSearchConditions(where: WhereConditions): WhereConditions {
  if (typeof where !== 'object' || where === null) return where
  return Object.fromEntries(
    Object.entries(where).map(([name, condition]) => {
      if (Array.isArray(condition)) return [name, condition.map(foldSearchConditions)]
      return [name, name === 'searchText' ? foldSearchCondition(condition) : condition]
    }),
  )
}

const foldSearchCondition = (condition: WhereCondition): WhereCondition =>
  typeof condition?.like === 'string'
    ? { ...condition, like: peopleSearchLikePattern(condition.like) }
    : condition
