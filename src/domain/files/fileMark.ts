/** What stands in an accepted file that whoever opens it should know of beforehand. */
export const FILE_MARKS = [
  'linkedPicture',
  'linkedFile',
  'opensOtherFile',
  'sendsForm',
  'importsData',
] as const
export type FileMark = (typeof FILE_MARKS)[number]

/** The marks in what was stored of them. */
export function fileMarksOf(stored: unknown): FileMark[] {
  return Array.isArray(stored) ? FILE_MARKS.filter((mark) => stored.includes(mark)) : []
}
