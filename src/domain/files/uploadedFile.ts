export const MAX_FILE_BYTES = 5 * 1024 * 1024

export const FILE_KINDS = ['pdf', 'doc', 'docx'] as const
export type FileKind = (typeof FILE_KINDS)[number]

const CHOSEN_FILE_ERRORS = [
  'fileTooLarge',
  'fileTypeRefused',
  'fileEmpty',
  'fileUnreadable',
] as const
export type ChosenFileError = (typeof CHOSEN_FILE_ERRORS)[number]

/** The possible errors of a file; the text of each says what to do. */
export const FILE_ERRORS = [
  ...CHOSEN_FILE_ERRORS,
  'fileIsPdf',
  'fileIsDoc',
  'fileIsDocx',
  'fileDamaged',
  'fileTooComplex',
  'fileHasMacros',
  'fileNeedsPassword',
  'fileTooOld',
  'fileLoadsElsewhere',
  'fileCallsProgram',
  'fileHasProgram',
  'fileNotInspected',
] as const
export type FileError = (typeof FILE_ERRORS)[number]

export const fileKindMimeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<FileKind, string>

/** The kind of file according to its extension; null for an extension that is not accepted. */
export function fileKindOf(name: string): FileKind | null {
  const extension = name.trim().toLowerCase().split('.').at(-1)
  return FILE_KINDS.find((kind) => kind === extension && name.includes('.')) ?? null
}

/** The checks that need no file content: the browser runs them when a file is chosen. */
export function judgeChosenFile({
  name,
  size,
}: {
  name: string
  size: number
}): ChosenFileError | null {
  if (size > MAX_FILE_BYTES) return 'fileTooLarge'
  if (fileKindOf(name) === null) return 'fileTypeRefused'
  return size === 0 ? 'fileEmpty' : null
}
