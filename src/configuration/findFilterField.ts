import type { FlattenedField, SanitizedConfig } from 'payload'

/** The field at the end of a filter path, with the properties that decide its allowed operators. */
export type FilterField = {
  type: FlattenedField['type'] | 'insideJson' | 'idOfSeveral'
  /** The possible target collections of a polymorphic relation. */
  relationTo?: string[]
}

const ID_FIELD: FilterField = { type: 'number' }
/** The fields of a version besides those of the document, which are below `version`. */
const VERSION_FIELDS: Record<string, FilterField> = {
  parent: ID_FIELD,
  latest: { type: 'checkbox' },
  autosave: { type: 'checkbox' },
  snapshot: { type: 'checkbox' },
  publishedLocale: { type: 'select' },
}

/** @returns undefined for an unknown field, which Payload refuses by itself */
export function findFilterField(
  config: SanitizedConfig,
  fields: FlattenedField[],
  path: string,
): FilterField | undefined {
  // Payload treats two underscores as a dot.
  const [first = '', ...rest] = path.replaceAll('__', '.').split('.')
  // Payload treats `_id` as `id` when it validates a filter but not when it builds the query.
  if (first === '_id') return { type: 'insideJson' }
  if (fields.some(({ name }) => name === first))
    return followFilterPath(config, fields, [first, ...rest])
  if (first === 'version') return followFilterPath(config, fields, rest)
  return VERSION_FIELDS[first] ?? followFilterPath(config, fields, [first, ...rest])
}

function followFilterPath(
  config: SanitizedConfig,
  fields: FlattenedField[],
  [name, ...names]: string[],
): FilterField | undefined {
  const field = fields.find((one) => one.name === name)
  if (!field) return name === 'id' && names.length === 0 ? ID_FIELD : undefined
  const rest = isLocaleCode(config, names[0]) ? names.slice(1) : names
  if (rest.length === 0) return toFilterField(field)
  if (field.type === 'relationship' || field.type === 'upload')
    return findFieldBehindRelation(config, field, rest)
  if ('flattenedFields' in field) return followFilterPath(config, field.flattenedFields, rest)
  return { type: 'insideJson' }
}

type RelationField = Extract<FlattenedField, { type: 'relationship' | 'upload' }>

function findFieldBehindRelation(
  config: SanitizedConfig,
  { relationTo }: RelationField,
  names: string[],
): FilterField | undefined {
  if (Array.isArray(relationTo)) {
    return { type: names[0] === 'relationTo' ? 'text' : 'idOfSeveral' }
  }
  // Payload ignores `id` here and filters by the relation itself.
  if (names.join() === 'id') return { type: 'relationship' }
  const related = config.collections.find(({ slug }) => slug === relationTo)
  return related && followFilterPath(config, related.flattenedFields, names)
}

function toFilterField(field: FlattenedField): FilterField {
  const { type } = field
  return 'relationTo' in field && Array.isArray(field.relationTo)
    ? { type, relationTo: field.relationTo }
    : { type }
}

function isLocaleCode({ localization }: SanitizedConfig, name: string | undefined): boolean {
  return Boolean(localization && name && localization.localeCodes.includes(name))
}
