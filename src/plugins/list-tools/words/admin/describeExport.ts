import { jobOfferStatusTexts } from '@/src/content/admin/jobOfferStatusTexts'
import { filterBarWords } from '@/src/content/admin/listFilters'
import { formatDateTime } from '@/src/content/dates'
import { applicationStatusLabels, messageStatusListLabels } from '@/src/content/statusLabels'
import type { ExportableList } from '@/src/domain/admin/exportedList'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type {
  AuditableCondition,
  AuditableExportFilters,
  AuditableFilterField,
} from '@/src/plugins/list-tools/rules/auditableExportFilters'

type DescribeExportOptions = {
  list: ExportableList
  rows: number
  hasSearch: boolean
  narrowing: AuditableExportFilters
  timezone: SiteTimezone
}

/**
 * Describes an export in the audit log. The search text is never included, because it may be a
 * person's name.
 */
export function describeExport({
  hasSearch,
  list,
  narrowing,
  rows,
  timezone,
}: DescribeExportOptions): string {
  const conditionTexts = narrowing.conditions.map((condition) =>
    describeCondition(list, condition, timezone),
  )
  const all =
    narrowing.untold > 0
      ? [...conditionTexts, omittedConditionsText(narrowing.untold)]
      : conditionTexts
  return [
    rows > 1 ? `${rows.toLocaleString('fr-FR')} lignes` : `${rows} ligne`,
    ...(hasSearch ? ['avec une recherche'] : []),
    ...(all.length > 0 ? [`filtres\u00A0: ${all.join(', ')}`] : []),
  ].join('\u00A0; ')
}

const omittedConditionsText = (count: number) =>
  count > 1 ? `${count} autres conditions` : 'une autre condition'

const FIELD_LABELS: Record<AuditableFilterField, string> = {
  ...filterBarWords.fields,
  createdAt: 'Date d’arrivée',
  updatedAt: 'Modification',
  publishedDate: 'Date de publication',
}

/** The symbols of Payload's operators in the details of an export. */
const OPERATOR_SYMBOLS: Partial<Record<string, string>> = {
  equals: '=',
  not_equals: '≠',
  in: 'parmi',
  not_in: 'hors de',
  exists: 'renseigné\u00A0:',
  greater_than: '>',
  greater_than_equal: '≥',
  less_than: '<',
  less_than_equal: '≤',
  like: 'contient',
  not_like: 'ne contient pas',
  contains: 'contient',
}

function describeCondition(
  list: ExportableList,
  { field, operator, value }: AuditableCondition,
  timezone: SiteTimezone,
): string {
  const values = Array.isArray(value) ? value : String(value).split(',')
  const valueTexts = values.map((one) => describeValue(list, field, String(one), timezone))
  return `${FIELD_LABELS[field]} ${OPERATOR_SYMBOLS[operator] ?? operator} ${valueTexts.join(' ou ')}`
}

function describeValue(
  list: ExportableList,
  field: AuditableFilterField,
  value: string,
  timezone: SiteTimezone,
): string {
  if (AUDITABLE_DATE_FIELDS.includes(field) && !Number.isNaN(Date.parse(value))) {
    return formatDateTime(value, timezone)
  }
  const labels =
    field === 'status'
      ? STATUS_LABELS_BY_LIST[list]
      : field === 'isActive'
        ? ACTIVE_LABELS
        : YES_NO_LABELS
  return labels[value] ?? value
}

const AUDITABLE_DATE_FIELDS: readonly AuditableFilterField[] = [
  'createdAt',
  'updatedAt',
  'publishedDate',
]

type ValueLabels = Partial<Record<string, string>>

const YES_NO_LABELS: ValueLabels = { true: 'oui', false: 'non' }
const ACTIVE_LABELS: ValueLabels = {
  true: jobOfferStatusTexts.active,
  false: jobOfferStatusTexts.inactive,
}
const STATUS_LABELS_BY_LIST: Record<ExportableList, ValueLabels> = {
  'job-offers': {},
  'job-applications': applicationStatusLabels,
  'contact-messages': messageStatusListLabels,
}
