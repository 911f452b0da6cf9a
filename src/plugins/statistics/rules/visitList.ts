import { DAY_MS } from '@/src/domain/durations'
import { isVisitSource, type VisitSource } from '@/src/domain/visits/visit'

/**
 * Default period of the list of single views. The list never reads all rows, of which there are
 * millions.
 */
export const DEFAULT_LISTED_DAYS = 7
export const MAX_LISTED_DAYS = 31
export const MAX_VISITS_PER_LIST_PAGE = 100

export type VisitListFilter = {
  from: Date
  /** The end of the period; null means until now. */
  until: Date | null
  source: VisitSource | null
  isStruckOut: boolean | null
}
export type VisitListErrorReason = 'filter' | 'period' | 'sort' | 'limit'
type VisitListQuery = { [name in 'where' | 'sort' | 'limit' | 'pagination']?: unknown }
type VisitListQueryResult =
  | { ok: true; listed: VisitListFilter }
  | { ok: false; error: VisitListErrorReason }

/**
 * Validates a query of the list: it needs a limited period, and may filter by source and exclusion.
 */
export function parseVisitListQuery(
  { where, sort, limit, pagination }: VisitListQuery,
  now: Date,
): VisitListQueryResult {
  const conditions = flattenAndConditions(where)
  const chosen: PartialVisitListFilter = {}
  if (!conditions?.every((condition) => addConditionToFilter(chosen, condition)))
    return refuseVisitListQuery('filter')
  if (!['', 'createdAt', '-createdAt'].includes([sort ?? ''].flat().join()))
    return refuseVisitListQuery('sort')
  const rows = Number(limit ?? MAX_VISITS_PER_LIST_PAGE)
  const isBounded = rows >= 1 && rows <= MAX_VISITS_PER_LIST_PAGE
  if (!isBounded || pagination === false) return refuseVisitListQuery('limit')
  const { from, until = null, source = null, isStruckOut = null } = chosen
  const end = until ?? now
  const start = from ?? new Date(end.getTime() - DEFAULT_LISTED_DAYS * DAY_MS)
  // The difference is rounded, because a day may have 25 hours.
  const days = Math.round((end.getTime() - start.getTime()) / DAY_MS)
  if (days > MAX_LISTED_DAYS) return refuseVisitListQuery('period')
  return { ok: true, listed: { from: start, until, source, isStruckOut } }
}

/** Builds the `where` conditions of the list. */
export function visitListWhere({ from, until, source, isStruckOut }: VisitListFilter) {
  const and: { [field: string]: { [operator: string]: string | boolean } }[] = [
    { createdAt: { greater_than_equal: from.toISOString() } },
  ]
  if (until) and.push({ createdAt: { less_than_equal: until.toISOString() } })
  if (source) and.push({ source: { equals: source } })
  if (isStruckOut !== null) and.push({ isStruckOut: { equals: isStruckOut } })
  return { and }
}

const refuseVisitListQuery = (error: VisitListErrorReason): VisitListQueryResult => ({
  ok: false,
  error,
})

type PartialVisitListFilter = {
  from?: Date
  until?: Date
  source?: VisitSource
  isStruckOut?: boolean
}
type VisitListCondition = { field: string; operator: string; value: unknown }

/** Adds the condition to the filters; false when the list does not support it. */
function addConditionToFilter(
  chosen: PartialVisitListFilter,
  { field, operator, value }: VisitListCondition,
): boolean {
  if (field === 'createdAt') {
    const bound = DATE_BOUND_BY_OPERATOR.find(([name]) => name === operator)?.[1]
    if (!bound || chosen[bound] || typeof value !== 'string' || !isParsableDate(value)) return false
    chosen[bound] = new Date(value)
    return true
  }
  if (operator !== 'equals') return false
  if (field === 'source' && isVisitSource(value)) chosen.source = value
  else if (field === 'isStruckOut' && /^(true|false)$/.test(String(value))) {
    chosen.isStruckOut = String(value) === 'true'
  } else return false
  return true
}

const DATE_BOUND_BY_OPERATOR = [
  ['greater_than_equal', 'from'],
  ['less_than_equal', 'until'],
] as const

const isParsableDate = (text: string) => !Number.isNaN(Date.parse(text))

/** Lists all conditions joined by `and`; null for `or` and for anything else. */
function flattenAndConditions(where: unknown, depth = 0): VisitListCondition[] | null {
  if (where === undefined || where === null) return []
  if (typeof where !== 'object' || Array.isArray(where) || depth > MAX_CONDITION_DEPTH) return null
  const all: VisitListCondition[] = []
  for (const [field, condition] of Object.entries(where)) {
    const inner = isAndOrOperator(field)
      ? parseConditionGroup(condition, field, depth)
      : Object.entries(condition ?? {}).map(([operator, value]) => ({ field, operator, value }))
    if (!inner) return null
    all.push(...inner)
  }
  return all
}

const MAX_CONDITION_DEPTH = 5
const isAndOrOperator = (field: string) => field === 'and' || field === 'or'

// Reads an array, which a query string may encode as an object with numeric keys.
function parseConditionGroup(
  condition: unknown,
  field: string,
  depth: number,
): VisitListCondition[] | null {
  const parts = typeof condition === 'object' ? Object.values(condition ?? {}) : []
  if (field === 'or' && parts.length > 1) return null
  const inner = parts.map((part) => flattenAndConditions(part, depth + 1))
  return inner.some((one) => one === null) ? null : inner.flatMap((one) => one ?? [])
}
