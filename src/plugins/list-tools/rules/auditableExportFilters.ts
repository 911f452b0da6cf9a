/**
 * Fields whose values reveal nothing about a person: the audit log may store the filters of an
 * export on them.
 */
export const AUDITABLE_FILTER_FIELDS = [
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
] as const
export type AuditableFilterField = (typeof AUDITABLE_FILTER_FIELDS)[number]

export type AuditableCondition = { field: AuditableFilterField; operator: string; value: unknown }

/** The filters of an export: those that may be logged, and the number of the others. */
export type AuditableExportFilters = { conditions: AuditableCondition[]; untold: number }

export function auditableExportFilters(where: unknown): AuditableExportFilters {
  const all = collectListConditions(where)
  const conditions = all.flatMap(({ field, ...rest }) => {
    const tellable = AUDITABLE_FILTER_FIELDS.find((one) => one === field)
    return tellable ? [{ field: tellable, ...rest }] : []
  })
  return { conditions, untold: all.length - conditions.length }
}

type ListCondition = { field: string; operator: string; value: unknown }

function collectListConditions(where: unknown): ListCondition[] {
  if (typeof where !== 'object' || where === null) return []
  return Object.entries(where).flatMap(([field, condition]: [string, unknown]) => {
    if (field === 'and' || field === 'or') {
      return Array.isArray(condition) ? condition.flatMap(collectListConditions) : []
    }
    return Object.entries(condition ?? {}).map(([operator, value]) => ({ field, operator, value }))
  })
}
