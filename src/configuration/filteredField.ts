import type { FlattenedField, SanitizedConfig } from 'payload'

/** What a filter's path leads to, as far as it decides what may be asked of it. */
export type Filtered = {
  type: FlattenedField['type'] | 'insideJson' | 'idOfSeveral'
  /** The collections that a relation may lead to, where there are several. */
  relationTo?: string[]
}

const ID: Filtered = { type: 'number' }
/** Of a version, beside the document's own fields, which lie behind `version`. */
const OF_VERSION: Record<string, Filtered> = {
  parent: ID,
  latest: { type: 'checkbox' },
  autosave: { type: 'checkbox' },
  snapshot: { type: 'checkbox' },
  publishedLocale: { type: 'select' },
}

/** @returns undefined where no such field is known, which Payload refuses itself */
export function filteredField(
  config: SanitizedConfig,
  fields: FlattenedField[],
  path: string,
): Filtered | undefined {
  // Payload takes two underscores for a dot.
  const [first = '', ...rest] = path.replaceAll('__', '.').split('.')
  // Payload takes it for `id` where it judges a filter, and not where it asks the database.
  if (first === '_id') return { type: 'insideJson' }
  if (fields.some(({ name }) => name === first)) return follow(config, fields, [first, ...rest])
  if (first === 'version') return follow(config, fields, rest)
  return OF_VERSION[first] ?? follow(config, fields, [first, ...rest])
}

function follow(
  config: SanitizedConfig,
  fields: FlattenedField[],
  [name, ...names]: string[],
): Filtered | undefined {
  const field = fields.find((one) => one.name === name)
  if (!field) return name === 'id' && names.length === 0 ? ID : undefined
  const rest = isLanguage(config, names[0]) ? names.slice(1) : names
  if (rest.length === 0) return described(field)
  if (field.type === 'relationship' || field.type === 'upload') return beyond(config, field, rest)
  if ('flattenedFields' in field) return follow(config, field.flattenedFields, rest)
  return { type: 'insideJson' }
}

type Relation = Extract<FlattenedField, { type: 'relationship' | 'upload' }>

function beyond(
  config: SanitizedConfig,
  { relationTo }: Relation,
  names: string[],
): Filtered | undefined {
  if (Array.isArray(relationTo)) {
    return { type: names[0] === 'relationTo' ? 'text' : 'idOfSeveral' }
  }
  // Payload leaves out such an `id`.
  if (names.join() === 'id') return { type: 'relationship' }
  const related = config.collections.find(({ slug }) => slug === relationTo)
  return related && follow(config, related.flattenedFields, names)
}

function described(field: FlattenedField): Filtered {
  const { type } = field
  return 'relationTo' in field && Array.isArray(field.relationTo)
    ? { type, relationTo: field.relationTo }
    : { type }
}

function isLanguage({ localization }: SanitizedConfig, name: string | undefined): boolean {
  return Boolean(localization && name && localization.localeCodes.includes(name))
}
