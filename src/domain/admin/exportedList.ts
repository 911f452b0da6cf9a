/** The lists that staff can export as a file. */
export const EXPORTABLE_LISTS = ['job-offers', 'job-applications', 'contact-messages'] as const
export type ExportableList = (typeof EXPORTABLE_LISTS)[number]

export function isExportableList(slug: string): slug is ExportableList {
  return EXPORTABLE_LISTS.some((list) => list === slug)
}

export type ListOrder = { field: string; isDescending: boolean }

const NEWEST_FIRST = { field: 'createdAt', isDescending: true }

const DEFAULT_EXPORT_ORDERS: Record<ExportableList, ListOrder> = {
  'job-offers': { field: 'publishedDate', isDescending: true },
  'job-applications': NEWEST_FIRST,
  'contact-messages': NEWEST_FIRST,
}

// The columns by which an export can be sorted: its next part starts after the value of the last row,
// so a column that may be empty is in `NULLABLE_SORT_COLUMNS` too.
export const SORTABLE_EXPORT_COLUMNS: Record<ExportableList, readonly string[]> = {
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

/**
 * The order of the list on the screen (`-createdAt`), or the default order if an export cannot be
 * sorted by that column.
 */
export function orderOfExport(list: ExportableList, sort: string | undefined): ListOrder {
  const [, minus, field = ''] = /^(-?)(\w+)$/.exec(sort ?? '') ?? []
  if (!SORTABLE_EXPORT_COLUMNS[list].includes(field)) return DEFAULT_EXPORT_ORDERS[list]
  return { field, isDescending: minus === '-' }
}

/** The `sort` parameter of Payload. The id comes second, so that no row appears twice. */
export function sortParameter({ field, isDescending }: ListOrder): string[] {
  return isDescending ? [`-${field}`, '-id'] : [field, 'id']
}

type SortValue = string | number | boolean | null

/** The value by which a row is ordered. */
export function readSortValue(row: object, field: string): SortValue {
  const value: unknown = Object.entries(row).find(([name]) => name === field)?.[1]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null
}

// Columns that may be empty. PostgreSQL orders NULL last, or first in descending order.
const NULLABLE_SORT_COLUMNS = ['answerDueOn']

/** The condition for the rows that come after the given row. */
export function conditionForRowsAfter(order: ListOrder, last: { id: number; value: SortValue }) {
  const { field, isDescending } = order
  const beyond = isDescending ? 'less_than' : 'greater_than'
  const sameValue = last.value === null ? { exists: false } : { equals: last.value }
  const tied = { and: [{ [field]: sameValue }, { id: { [beyond]: last.id } }] }
  if (NULLABLE_SORT_COLUMNS.includes(field))
    return { or: [...conditionsForValuesAfter(order, last.value), tied] }
  return {
    // Repeats the next condition in a form for which PostgreSQL uses an index.
    [field]: { [`${beyond}_equal`]: last.value },
    or: [{ [field]: { [beyond]: last.value } }, tied],
  }
}

function conditionsForValuesAfter({ field, isDescending }: ListOrder, value: SortValue) {
  if (value === null) return isDescending ? [{ [field]: { exists: true } }] : []
  if (isDescending) return [{ [field]: { less_than: value } }]
  return [{ [field]: { greater_than: value } }, { [field]: { exists: false } }]
}
