/** A text somewhere in JSON: the keys and positions that lead to it, and what it says. */
export type JsonString = { path: string[]; text: string }

/** Every text in a value that was read from JSON; keys are none. */
export function jsonStrings(value: unknown, path: string[] = []): JsonString[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => jsonStrings(part, [...path, key]))
}
