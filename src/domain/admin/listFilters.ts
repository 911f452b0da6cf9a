import { applicationFilterFields } from '@/src/plugins/applicationFilterFields'
import { AUDIT_ACTIONS, AUDIT_TARGETS } from '@/src/plugins/auditEnumOrder'
import { CRITERION_KINDS } from '../offers/criteria'
import { APPLICATION_STATUSES } from '../submissions/applicationStatus'
import { MESSAGE_STATUSES } from '../submissions/messageStatus'
import { VISIT_SOURCES } from '../visits/visit'
import type { ExportableList } from './exportedList'
import { OPINION_REQUESTED_FILTER } from './opinionRequested'

/** The lists with a filter bar. */
export type FilterableList = ExportableList | 'audit-entries' | 'page-visits'

/**
 * A field by which a list is filtered: an option, the id of another document, a code created by
 * staff, or words.
 */
export type ListFilterField = {
  field: string
  values: readonly string[] | 'ids' | 'codes' | 'words'
}

/** The filter fields of each list; all lists but that of the offers also have a range of days. */
const FILTER_FIELDS_BY_LIST: Record<FilterableList, readonly ListFilterField[]> = {
  'job-offers': [
    { field: 'isActive', values: ['true', 'false'] },
    ...CRITERION_KINDS.map((field) => ({ field, values: 'codes' as const })),
  ],
  'job-applications': [
    { field: 'status', values: APPLICATION_STATUSES },
    { field: 'awaitsAnswer', values: ['true'] },
    { field: OPINION_REQUESTED_FILTER, values: ['true'] },
    { field: 'isSpam', values: ['true'] },
    { field: 'jobOffer', values: 'ids' },
    { field: 'source', values: VISIT_SOURCES },
    ...applicationFilterFields,
  ],
  'contact-messages': [{ field: 'status', values: MESSAGE_STATUSES }],
  'audit-entries': [
    { field: 'action', values: AUDIT_ACTIONS },
    { field: 'target', values: AUDIT_TARGETS },
  ],
  'page-visits': [
    { field: 'source', values: VISIT_SOURCES },
    { field: 'isStruckOut', values: ['true', 'false'] },
  ],
}

/** Filter value for documents without a related document. */
export const NO_RELATED_DOCUMENT_VALUE = 'none'

/** The filters of a list. Both days are included. */
export type ActiveListFilters = {
  /** The chosen value by field. */
  chosen: Readonly<Record<string, string>>
  from: string | null
  until: string | null
}

export const NO_FILTERS: ActiveListFilters = { chosen: {}, from: null, until: null }

type FilterCondition = { [field: string]: { [operator: string]: unknown } }

/** The `where` query of the list. */
export type ListWhere = { and?: FilterCondition[] }

/** First and last instant of a day. */
export type DayBoundFunctions = { startOf: (day: string) => string; endOf: (day: string) => string }

/** Excludes the years 2, 20 and 202, which appear while 2026 is being typed. */
export const isPlausibleDay = (day: string) => day >= '1900-01-01'

/** Whether the first day is after the last one. */
export function isDateRangeReversed({
  from,
  until,
}: Pick<ActiveListFilters, 'from' | 'until'>): boolean {
  return from !== null && until !== null && from > until
}

/** The part of the list's URL that filters the applications of one offer. */
export function offerFilterQuery(offer: number | string): string {
  const condition = encodeURIComponent('where[and][0][jobOffer][equals]')
  return `${condition}=${encodeURIComponent(offer)}`
}

/**
 * The part of a list's URL that selects exactly these documents.
 * @param either a field by which the list hides some documents unless the query names it
 */
export function selectedIdsQuery(ids: readonly number[], either?: 'isSpam'): string {
  const condition = `${encodeURIComponent('where[and][0][id][in]')}=${ids.join()}`
  return either
    ? `${condition}&${encodeURIComponent(`where[and][1][${either}][exists]`)}=true`
    : condition
}

/** The filters as conditions, followed by the conditions that the filter bar does not manage. */
export function buildListWhere(
  list: FilterableList,
  { chosen, from, until }: ActiveListFilters,
  others: readonly FilterCondition[],
  { startOf, endOf }: DayBoundFunctions,
): ListWhere {
  const conditions = FILTER_FIELDS_BY_LIST[list].flatMap(({ field, values }): FilterCondition[] => {
    const value = chosen[field]
    if (value === undefined) return []
    if (values === 'words') return [{ [field]: { like: value } }]
    if (value === NO_RELATED_DOCUMENT_VALUE) return [{ [field]: { exists: false } }]
    return [{ [field]: { equals: values === 'ids' ? Number(value) : value } }]
  })
  if (from) conditions.push({ createdAt: { greater_than_equal: startOf(from) } })
  if (until) conditions.push({ createdAt: { less_than_equal: endOf(until) } })
  const and = [...conditions, ...others]
  return and.length > 0 ? { and } : {}
}

export type ParsedFilters = {
  filters: ActiveListFilters
  /** Conditions that the filter bar does not manage: they remain active. */
  others: FilterCondition[]
  /** False for alternatives (`or`), to which the filter bar cannot add conditions. */
  isReadable: boolean
}

/** Reads the filters from a `where` query in any of its notations. */
export function parseFilters(
  list: FilterableList,
  where: unknown,
  dayOf: (instant: string) => string,
): ParsedFilters {
  if (hasOrConditions(where)) return { filters: NO_FILTERS, others: [], isReadable: false }
  let filters = NO_FILTERS
  const others = flattenConditions(where).filter((condition) => {
    const recognizedPart = readKnownFilter(list, filters, condition, dayOf)
    if (recognizedPart) filters = { ...filters, ...recognizedPart }
    return !recognizedPart
  })
  return { filters, others, isReadable: true }
}

/**
 * The filter that a condition sets, when the filter bar has it. The first condition per filter
 * counts.
 */
function readKnownFilter(
  list: FilterableList,
  { chosen, from, until }: ActiveListFilters,
  condition: FilterCondition,
  dayOf: (instant: string) => string,
): Partial<ActiveListFilters> | null {
  for (const { field, values } of FILTER_FIELDS_BY_LIST[list]) {
    const value = condition[field] && readFilterValue(condition[field], values)
    if (value && chosen[field] === undefined) return { chosen: { ...chosen, [field]: value } }
  }
  const start = validInstantOrNull(condition.createdAt?.greater_than_equal)
  const end = validInstantOrNull(condition.createdAt?.less_than_equal)
  if (start && !from) return { from: dayOf(start) }
  if (end && !until) return { until: dayOf(end) }
  return null
}

function readFilterValue(
  { equals, exists, like }: FilterCondition[string],
  values: ListFilterField['values'],
): string | undefined {
  if (values === 'words') return typeof like === 'string' && like !== '' ? like : undefined
  const requestedValue = String(equals)
  if (values === 'codes')
    return /^[a-z0-9_-]{1,200}$/.test(requestedValue) ? requestedValue : undefined
  if (values !== 'ids') return values.find((value) => value === requestedValue)
  if (exists === false || exists === 'false') return NO_RELATED_DOCUMENT_VALUE
  return /^\d{1,9}$/.test(requestedValue) ? requestedValue : undefined
}

function hasOrConditions(where: unknown): boolean {
  return conditionEntries(where).some(
    ([key, value]) =>
      isConditionGroupKey(key) &&
      (asArray(value).some(hasOrConditions) || (key === 'or' && asArray(value).length > 1)),
  )
}

function flattenConditions(where: unknown): FilterCondition[] {
  return conditionEntries(where).flatMap(([key, value]) =>
    isConditionGroupKey(key)
      ? asArray(value).flatMap(flattenConditions)
      : conditionEntries(value).map(([operator, operand]) => ({ [key]: { [operator]: operand } })),
  )
}

const isConditionGroupKey = (key: string) => key === 'or' || key === 'and'

const conditionEntries = (value: unknown) => (isRecord(value) ? Object.entries(value) : [])

// Reads an array that a query string may encode as an object with numeric keys.
const asArray = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : Object.values(isRecord(value) ? value : {})

function validInstantOrNull(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
