/** Properties of an accepted file about which staff are warned before they open it. */
export const FILE_MARKS = [
  'linkedPicture',
  'linkedFile',
  'opensOtherFile',
  'sendsForm',
  'importsData',
] as const
export type FileMark = (typeof FILE_MARKS)[number]

/** The valid marks of a stored value. */
export function fileMarksOf(stored: unknown): FileMark[] {
  return Array.isArray(stored) ? FILE_MARKS.filter((mark) => stored.includes(mark)) : []
}
