import type { FlattenedField } from 'payload'

/** Whether a path, as a filter or a sort writes it, leads into another document. */
export function leadsElsewhere(path: string, fields: FlattenedField[]): boolean {
  // Payload takes two underscores for a dot; what comes before a version's own names is no field.
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
