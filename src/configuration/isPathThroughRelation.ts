import type { FlattenedField } from 'payload'

/** Whether a path in a filter or sort leads through a relation into another document. */
export function isPathThroughRelation(path: string, fields: FlattenedField[]): boolean {
  // Payload treats two underscores as a dot; the `version` prefix is not a field.
  const names = path.replace(/^-/, '').replaceAll('__', '.').split('.')
  return isBeyondRelation(names[0] === 'version' ? names.slice(1) : names, fields)
}

function isBeyondRelation([name, ...rest]: string[], fields: FlattenedField[]): boolean {
  if (name === undefined || rest.length === 0) return false
  if (name === 'parent') return true
  const field = fields.find((one) => one.name === name)
  if (!field) return false
  if (field.type === 'relationship' || field.type === 'upload' || field.type === 'join') return true
  return 'flattenedFields' in field && isBeyondRelation(rest, field.flattenedFields)
}
