/** Fields whose values say nothing about a person: what an export was narrowed by may be kept. */
const TELLABLE = [
  'status',
  'isSpam',
  'jobOffer',
  'createdAt',
  'updatedAt',
  'isActive',
  'location',
  'contract',
  'category',
  'experience',
  'publishedDate',
]

/** The conditions of a list in a line each, without what was searched for in what people wrote. */
export function toldConditions(where: unknown): string[] {
  if (typeof where !== 'object' || where === null) return []
  return Object.entries(where).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'and' || key === 'or') {
      return Array.isArray(value) ? value.flatMap(toldConditions) : []
    }
    return typeof value === 'object' && value !== null
      ? Object.entries(value).map((condition) => toldCondition(key, condition))
      : []
  })
}

function toldCondition(field: string, [operator, value]: [string, unknown]): string {
  return TELLABLE.includes(field)
    ? `${field} ${operator} ${String(value)}`
    : `${field} ${operator} …`
}
