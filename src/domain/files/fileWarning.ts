/** Properties of an accepted file about which staff are warned before they open it. */
export const FILE_WARNINGS = [
  'linkedPicture',
  'linkedFile',
  'opensOtherFile',
  'sendsForm',
  'importsData',
] as const
export type FileWarning = (typeof FILE_WARNINGS)[number]

/** Reads the valid warnings of a stored value. */
export function parseFileWarnings(stored: unknown): FileWarning[] {
  return Array.isArray(stored) ? FILE_WARNINGS.filter((mark) => stored.includes(mark)) : []
}
