import type { LabelledField } from './findVersionChanges'

type FieldValues = { [name: string]: unknown }

/** Three states of one document: as loaded, as in this form, and as stored now. */
export type BaseMineAndTheirs = { base: unknown; mine: unknown; theirs: unknown }

/** A field that both sides changed to different values. */
export type SaveConflict = {
  path: string
  /** The labels of the field in the form, from its tab or list to the field itself. */
  labels: string[]
  field: LabelledField
  mine: unknown
  theirs: unknown
}

type MergePart = SaveConflict & { base: unknown }

/** Finds the fields that both sides changed, in form order: the user chooses between the values. */
export function findSaveConflicts(
  fields: readonly LabelledField[],
  saves: BaseMineAndTheirs,
): SaveConflict[] {
  return splitIntoMergeParts(fields, saves).filter(isPartInConflict)
}

/**
 * Merges the changes of this form into the stored document; conflicts are resolved by the user's
 * choice. @param keptMine paths of the conflicts in which the value of this form wins
 */
export function mergeSave(
  fields: readonly LabelledField[],
  saves: BaseMineAndTheirs,
  keptMine: ReadonlySet<string>,
): FieldValues {
  return splitIntoMergeParts(fields, saves)
    .filter((part) =>
      isPartInConflict(part) ? keptMine.has(part.path) : isChangedSinceBase(part.mine, part),
    )
    .reduce<FieldValues>(
      (merged, { path, mine }) => setValueAtPath(merged, path.split('.'), mine),
      asFieldValues(saves.theirs),
    )
}

const isChangedSinceBase = (value: unknown, { base }: MergePart) =>
  canonicalJson(value) !== canonicalJson(base)

const isPartInConflict = (part: MergePart) =>
  isChangedSinceBase(part.mine, part) &&
  isChangedSinceBase(part.theirs, part) &&
  canonicalJson(part.mine) !== canonicalJson(part.theirs)

function splitIntoMergeParts(
  fields: readonly LabelledField[],
  saves: BaseMineAndTheirs,
  path: string[] = [],
  labels: string[] = [],
): MergePart[] {
  return fields.flatMap((field): MergePart[] => {
    const { name, type, fields: inner = [], tabs } = field
    const here = [...labels, ...fieldLabelPath(field)]
    if (type === 'ui') return []
    if (tabs) {
      return splitIntoMergeParts(
        tabs.map((tab) => ({ ...tab, type: 'group' })),
        saves,
        path,
        labels,
      )
    }
    if (name === undefined) return splitIntoMergeParts(inner, saves, path, labels)
    if (SYSTEM_FIELDS.has(name)) return []
    const own = mapEachSave(saves, (save) => asFieldValues(save)[name])
    if (type === 'group') return splitIntoMergeParts(inner, own, [...path, name], here)
    const rows = type === 'array' || type === 'blocks' ? matchRowsIfSame(own) : null
    if (!rows) return [{ path: [...path, name].join('.'), labels: here, field, ...own }]
    return rows.flatMap((row, index) =>
      splitIntoMergeParts(
        fieldsOfRow(field, row.base),
        row,
        [...path, name, String(index)],
        [...here, String(index + 1)],
      ),
    )
  })
}

// Fields that the application writes itself.
const SYSTEM_FIELDS = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', '_order'])

const fieldLabelPath = ({ label, name }: LabelledField) =>
  typeof label === 'string' ? [label] : name ? [name] : []

function fieldsOfRow(
  { blocks, fields = [] }: LabelledField,
  row: unknown,
): readonly LabelledField[] {
  return blocks?.find(({ slug }) => slug === asFieldValues(row).blockType)?.fields ?? fields
}

/** Matches the rows one by one; null when a row was added, removed or moved. */
function matchRowsIfSame(saves: BaseMineAndTheirs): BaseMineAndTheirs[] | null {
  const { base, mine, theirs } = mapEachSave(saves, (list) => (Array.isArray(list) ? list : []))
  const ids = (list: unknown[]) => JSON.stringify(list.map((row) => asFieldValues(row).id ?? null))
  if (ids(base) !== ids(mine) || ids(base) !== ids(theirs)) return null
  return base.map((row, index) => ({ base: row, mine: mine[index], theirs: theirs[index] }))
}

const mapEachSave = <Read>(saves: BaseMineAndTheirs, read: (save: unknown) => Read) => ({
  base: read(saves.base),
  mine: read(saves.mine),
  theirs: read(saves.theirs),
})

function setValueAtPath(
  holder: unknown,
  [name = '', ...rest]: string[],
  value: unknown,
): FieldValues {
  const inner = asFieldValues(holder)[name]
  if (rest.length === 0) return { ...asFieldValues(holder), [name]: value }
  if (!Array.isArray(inner))
    return { ...asFieldValues(holder), [name]: setValueAtPath(inner, rest, value) }
  const [index, ...below] = rest
  const rows = inner.map((row, at) =>
    String(at) === index ? setValueAtPath(row, below, value) : row,
  )
  return { ...asFieldValues(holder), [name]: rows }
}

// Canonical form for comparison: empty values are equal, and key order does not matter.
function canonicalJson(value: unknown): string {
  return JSON.stringify(normalizeForComparison(value) ?? null)
}

function normalizeForComparison(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined
  if (Array.isArray(value))
    return value.length === 0 ? undefined : value.map((one) => normalizeForComparison(one) ?? null)
  if (typeof value !== 'object') return value
  const parts = Object.entries(asFieldValues(value))
    .map(([name, part]) => [name, normalizeForComparison(part)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return parts.length === 0 ? undefined : parts
}

function asFieldValues(value: unknown): FieldValues {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {}
}
