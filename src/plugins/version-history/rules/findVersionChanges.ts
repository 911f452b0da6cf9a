import { extractPlainText, type LocalizableField } from '@/src/domain/languages/localizedTexts'
import { SITE_LANGUAGES, type SiteLanguage } from '@/src/domain/languages/siteLocale'

/** The properties of a field that are needed to label it and format its value. */
export type LabelledField = Omit<LocalizableField, 'fields' | 'tabs' | 'blocks'> & {
  label?: unknown
  hidden?: boolean
  admin?: object
  options?: readonly unknown[]
  fields?: readonly LabelledField[]
  tabs?: readonly { name?: string; label?: unknown; fields: readonly LabelledField[] }[]
  blocks?: readonly {
    slug: string
    labels?: { singular?: unknown }
    fields: readonly LabelledField[]
  }[]
}

/** Whether the field stores a calendar day; any other date field stores an instant. */
export function isDayField({ admin }: Pick<LabelledField, 'admin'>): boolean {
  if (!admin || !('date' in admin)) return false
  const { date } = admin
  if (typeof date !== 'object' || date === null) return false
  return 'pickerAppearance' in date && date.pickerAppearance === 'dayOnly'
}

export type VersionChange = {
  /** The labels of the field in the form, from its tab or list to the field itself. */
  labels: string[]
  /** The language, for a localized text. */
  language: SiteLanguage | null
  field: LabelledField
  before: unknown
  after: unknown
}

type FieldValues = Record<string, unknown>

/** Finds the differences between two versions that were read in all locales, in form order. */
export function findVersionChanges(
  fields: readonly LabelledField[],
  before: unknown,
  after: unknown,
): VersionChange[] {
  return fields.flatMap((field) =>
    findFieldChanges(field, asFieldValues(before), asFieldValues(after)),
  )
}

function findFieldChanges(
  field: LabelledField,
  before: FieldValues,
  after: FieldValues,
): VersionChange[] {
  const { name, type, fields = [], tabs } = field
  if (type === 'ui' || isHiddenField(field)) return []
  if (tabs) {
    return tabs.flatMap((tab) => findFieldChanges({ ...tab, type: 'group' }, before, after))
  }
  if (name === undefined) return findVersionChanges(fields, before, after)
  if (name.startsWith('_')) return []
  const [old, now] = [before[name], after[name]]
  if (type === 'group')
    return prefixChangeLabels(fieldLabel(field), findVersionChanges(fields, old, now))
  if (type === 'array' || type === 'blocks')
    return prefixChangeLabels(fieldLabel(field), findRowChanges(field, old, now))
  const change = (language: SiteLanguage | null, was: unknown, is: unknown) =>
    comparableValue(was) === comparableValue(is)
      ? []
      : [{ labels: [fieldLabel(field)], language, field, before: was, after: is }]
  if (!field.localized) return change(null, old, now)
  return SITE_LANGUAGES.flatMap((language) =>
    change(language, asFieldValues(old)[language], asFieldValues(now)[language]),
  )
}

const isHiddenField = ({ admin, hidden }: LabelledField) =>
  hidden === true || (admin !== undefined && 'hidden' in admin && admin.hidden === true)

// Compares rows by their ids, which stay the same wherever a row is moved.
function findRowChanges(field: LabelledField, before: unknown, after: unknown): VersionChange[] {
  const [old, now] = [asRows(before), asRows(after)]
  const changed = now.flatMap((row, index) => {
    const model = old.find(({ id }) => id === row.id) ?? {}
    return prefixChangeLabels(
      rowLabel(field, row, index),
      findVersionChanges(fieldsOfRow(field, row), model, row),
    )
  })
  const gone = old
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => !now.some(({ id }) => id === row.id))
    .flatMap(({ row, index }) =>
      prefixChangeLabels(
        rowLabel(field, row, index),
        findVersionChanges(fieldsOfRow(field, row), row, {}),
      ),
    )
  const order = (of: FieldValues[], other: FieldValues[]) =>
    of.map(({ id }) => id).filter((id) => other.some((row) => row.id === id))
  const [was, is] = [order(old, now), order(now, old)]
  const moved: VersionChange[] =
    was.join() === is.join()
      ? []
      : [{ labels: [], language: null, field: ROW_ORDER_FIELD, before: null, after: null }]
  return [...moved, ...changed, ...gone]
}

/** A field that represents a change of the row order. */
export const ROW_ORDER_FIELD: LabelledField = { type: 'order' }

function fieldsOfRow(field: LabelledField, row: FieldValues): readonly LabelledField[] {
  return field.blocks?.find(({ slug }) => slug === row.blockType)?.fields ?? field.fields ?? []
}

function rowLabel(field: LabelledField, row: FieldValues, index: number): string {
  const block = field.blocks?.find(({ slug }) => slug === row.blockType)
  const name =
    block && typeof block.labels?.singular === 'string' ? ` ${block.labels.singular}` : ''
  return `${index + 1}${name}`
}

const prefixChangeLabels = (label: string, changes: VersionChange[]) =>
  label === ''
    ? changes
    : changes.map((change) => ({ ...change, labels: [label, ...change.labels] }))

const fieldLabel = ({ label, name = '' }: { label?: unknown; name?: string }) =>
  typeof label === 'string' ? label : name

// Canonical form for comparison: empty values are equal, and an image equals its id.
function comparableValue(value: unknown): string {
  if (value === undefined || value === null || value === '' || value === false) return ''
  if (Array.isArray(value)) return value.map(comparableValue).join('\n')
  const { id, root } = asFieldValues(value)
  if (root !== undefined) return JSON.stringify(root)
  return String(id ?? (typeof value === 'object' ? JSON.stringify(value) : value))
}

/** Returns a value as text; `null` when the value is a code that needs its label. */
export function plainTextOfValue(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  const { root, filename, title, name } = asFieldValues(value)
  if (root !== undefined) return extractPlainText(value)
  const named = [title, name, filename].find((one) => typeof one === 'string')
  return typeof named === 'string' ? named : null
}

function asFieldValues(value: unknown): FieldValues {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {}
}

const asRows = (value: unknown): FieldValues[] =>
  Array.isArray(value) ? value.map(asFieldValues) : []
