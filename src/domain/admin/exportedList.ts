/** The lists that may leave the house as a file. */
export const EXPORTED_LISTS = ['job-offers', 'job-applications', 'contact-messages'] as const
export type ExportedList = (typeof EXPORTED_LISTS)[number]

export function isExportedList(slug: string): slug is ExportedList {
  return EXPORTED_LISTS.some((list) => list === slug)
}

/** Where the list is exported, narrowed and ordered as the list on the screen was asked for. */
export function exportPath(list: ExportedList, query: string): string {
  return `/api/exports/${list}${query === '' ? '' : `?${query}`}`
}

export type ListOrder = { field: string; isDescending: boolean }

const NEWEST_FIRST = { field: 'createdAt', isDescending: true }

const DEFAULT_ORDERS: Record<ExportedList, ListOrder> = {
  'job-offers': { field: 'publishedDate', isDescending: true },
  'job-applications': NEWEST_FIRST,
  'contact-messages': NEWEST_FIRST,
}

// Columns that every row fills: the page after a row is found by the row's own value.
export const ORDERED_BY: Record<ExportedList, readonly string[]> = {
  'job-offers': [
    'title',
    'location',
    'contract',
    'category',
    'experience',
    'publishedDate',
    'createdAt',
    'updatedAt',
  ],
  'job-applications': [
    'createdAt',
    'updatedAt',
    'candidateName',
    'candidateEmail',
    'jobTitle',
    'answerDueOn',
    'status',
  ],
  'contact-messages': ['createdAt', 'updatedAt', 'name', 'email', 'subject', 'status'],
}

/** The order of the list on the screen (`-createdAt`), or its usual one for columns that may be empty. */
export function exportOrder(list: ExportedList, sort: string | undefined): ListOrder {
  const [, minus, field = ''] = /^(-?)(\w+)$/.exec(sort ?? '') ?? []
  if (!ORDERED_BY[list].includes(field)) return DEFAULT_ORDERS[list]
  return { field, isDescending: minus === '-' }
}

/** How Payload is asked for that order; the id decides between equals, so that no row comes twice. */
export function sortBy({ field, isDescending }: ListOrder): string[] {
  return isDescending ? [`-${field}`, '-id'] : [field, 'id']
}

type Value = string | number | boolean | null

/** What a row is ordered by. */
export function orderedValue(row: object, field: string): Value {
  const value: unknown = Object.entries(row).find(([name]) => name === field)?.[1]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null
}

// Columns that some rows leave empty; PostgreSQL puts those last, or first in descending order.
const EMPTY_IN_SOME = ['answerDueOn']

/** The condition under which a row comes after this one. */
export function comesAfter(order: ListOrder, last: { id: number; value: Value }) {
  const { field, isDescending } = order
  const beyond = isDescending ? 'less_than' : 'greater_than'
  const sameValue = last.value === null ? { exists: false } : { equals: last.value }
  const tied = { and: [{ [field]: sameValue }, { id: { [beyond]: last.id } }] }
  if (EMPTY_IN_SOME.includes(field)) return { or: [...beyondOf(order, last.value), tied] }
  return {
    // Repeats what follows, in a form in which an index is used.
    [field]: { [`${beyond}_equal`]: last.value },
    or: [{ [field]: { [beyond]: last.value } }, tied],
  }
}

function beyondOf({ field, isDescending }: ListOrder, value: Value) {
  if (value === null) return isDescending ? [{ [field]: { exists: true } }] : []
  if (isDescending) return [{ [field]: { less_than: value } }]
  return [{ [field]: { greater_than: value } }, { [field]: { exists: false } }]
}
