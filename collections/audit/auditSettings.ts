import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField, GlobalBeforeChangeHook } from 'payload'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { auditDetailTexts } from '@/src/content/admin/audit'
import type { AuditTarget } from '@/src/domain/audit/audit'

type SettingValues = Record<string, unknown>

/** Records which settings changed, by their labels; never their values. */
export const auditSettings =
  (target: AuditTarget): GlobalBeforeChangeHook =>
  async ({ data, global, originalDoc, req }) => {
    const changed = global.flattenedFields.filter((field) =>
      isShownFieldChanged(field, originalDoc ?? {}, data),
    )
    if (changed.length === 0) return data
    const details = auditDetailTexts.fields(changed.map(fieldLabel))
    await recordAuditEntry(req, { action: 'settingsChanged', global: target, details })
    return data
  }

// Runs before the write, because hooks hide secrets, such as the mail password, when the document
// is read.
function isShownFieldChanged(
  field: FlattenedField,
  before: SettingValues,
  after: SettingValues,
): boolean {
  const { admin, name } = field
  const isNoted = 'hidden' in field && field.hidden
  const isShown = !isNoted && !(admin && 'hidden' in admin && admin.hidden)
  return (
    isShown &&
    name in after &&
    !isDeepStrictEqual(toComparableValue(before[name]), toComparableValue(after[name]))
  )
}

// Undefined, empty and null count as equal.
const toComparableValue = (value: unknown): unknown =>
  value === undefined || value === '' ? null : JSON.parse(JSON.stringify(value))

function fieldLabel(field: FlattenedField): string {
  return 'label' in field && typeof field.label === 'string' ? field.label : field.name
}
