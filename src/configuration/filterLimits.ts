import { APIError, type FlattenedField, type PayloadRequest } from 'payload'
import { restInputErrors } from '@/src/content/restInput'
import { isPathThroughRelation } from './isPathThroughRelation'

/** The limits of one filter. A path through a relation costs a join. */
type FilterLimits = { conditions: number; words: number; values: number; relations: number }

/** The deepest nesting that Payload parses from a query string. */
export const MAX_FILTER_DEPTH = 10

const VISITOR_FILTER_LIMITS: FilterLimits = { conditions: 10, words: 10, values: 100, relations: 0 }
/** A selection over all pages of a list has at most 1000 documents. */
const STAFF_FILTER_LIMITS: FilterLimits = {
  conditions: 100,
  words: 50,
  values: 1000,
  relations: 10,
}

/**
 * Refuses a filter above the limits, before our hooks add conditions to it.
 * @throws APIError 400
 */
export function refuseExcessiveFilter(
  where: unknown,
  fields: FlattenedField[],
  req: PayloadRequest,
) {
  const limits = filterLimitsOfRequest(req)
  if (!limits) return
  const left = { ...limits }
  for (const { path, operator, value } of listFilterConditions(where)) {
    left.conditions -= 1
    if (isPathThroughRelation(path, fields)) left.relations -= 1
    const isTooLong =
      countFilterWords(operator, value) > limits.words ||
      countFilterValues(operator, value) > limits.values
    if (isTooLong || left.conditions < 0 || left.relations < 0) throw tooManyConditionsError()
  }
}

const tooManyConditionsError = () =>
  new APIError(restInputErrors.tooManyConditions, 400, null, true)

/** Local queries without a user have no limits; the admin's lists request many ids at once. */
function filterLimitsOfRequest({ payloadAPI, user }: PayloadRequest): FilterLimits | null {
  if (user)
    return payloadAPI === 'REST'
      ? STAFF_FILTER_LIMITS
      : { ...STAFF_FILTER_LIMITS, values: Number.MAX_VALUE }
  return payloadAPI === 'REST' ? VISITOR_FILTER_LIMITS : null
}

type FilterCondition = { path: string; operator: string; value: unknown }

// The depth is checked before each recursive call: a filter that is written as JSON can be deeper than the stack.
function* listFilterConditions(where: unknown, depth = 0): Generator<FilterCondition> {
  if (depth > MAX_FILTER_DEPTH) throw tooManyConditionsError()
  if (typeof where !== 'object' || where === null) return
  for (const [path, condition] of Object.entries(where)) {
    if (Array.isArray(condition))
      for (const one of condition) yield* listFilterConditions(one, depth + 1)
    else if (typeof condition === 'object' && condition !== null) {
      for (const [operator, value] of Object.entries(condition)) yield { path, operator, value }
    }
  }
}

const TEXT_OPERATORS = ['like', 'not_like', 'contains']

const countFilterWords = (operator: string, value: unknown) =>
  TEXT_OPERATORS.includes(operator) ? String(value).split(/\s+/).length : 0

// Payload splits comma-separated lists, both in strings and in arrays of strings.
const countFilterValues = (operator: string, value: unknown) =>
  TEXT_OPERATORS.includes(operator)
    ? 0
    : [value].flat().reduce<number>((sum, one) => sum + String(one).split(',').length, 0)
