/** A string inside JSON: the keys and indexes of its position, and its text. */
export type JsonStringAtPath = { path: string[]; text: string }

/** Lists all string values inside parsed JSON; keys are not included. */
export function listJsonStrings(value: unknown, path: string[] = []): JsonStringAtPath[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => listJsonStrings(part, [...path, key]))
}
