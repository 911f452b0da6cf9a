export const MAX_FILE_BYTES = 5 * 1024 * 1024

export const FILE_KINDS = ['pdf', 'doc', 'docx'] as const
export type FileKind = (typeof FILE_KINDS)[number]

export type FileError = 'fileTooLarge' | 'fileTypeRefused'

export const fileKindMimeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<FileKind, string>

/** What the bytes of a file turned out to be, whatever its name and declared type say. */
export type FileContent =
  | { format: 'pdf'; isComplete: boolean; isEncrypted: boolean }
  | { format: 'ole'; streams: string[]; isComplete: boolean; isEncrypted: boolean }
  | { format: 'zip'; entries: ZipEntry[]; contentTypes: string }
  | { format: 'unknown' }

export type ZipEntry = { name: string; packedBytes: number; unpackedBytes: number }

/** The kind that the file's name promises, or null for a name that promises none of ours. */
export function fileKindOf(name: string): FileKind | null {
  const extension = name.trim().toLowerCase().split('.').at(-1)
  return FILE_KINDS.find((kind) => kind === extension && name.includes('.')) ?? null
}

/** The half of the judgement that needs no bytes: what a browser can say as soon as a file is chosen. */
export function judgeChosenFile({ name, size }: { name: string; size: number }): FileError | null {
  if (size > MAX_FILE_BYTES) return 'fileTooLarge'
  return size === 0 || fileKindOf(name) === null ? 'fileTypeRefused' : null
}

/** The whole judgement: size, name and content must all be those of a PDF or Word document. */
export function judgeUploadedFile(file: {
  name: string
  size: number
  content: FileContent
}): FileError | null {
  const error = judgeChosenFile(file)
  if (error) return error
  return genuineKind(file.content) === fileKindOf(file.name) ? null : 'fileTypeRefused'
}

function genuineKind(content: FileContent): FileKind | null {
  switch (content.format) {
    case 'pdf':
      return content.isComplete && !content.isEncrypted ? 'pdf' : null
    case 'ole':
      return isPlainWordBinary(content) ? 'doc' : null
    case 'zip':
      return isPlainWordPackage(content) ? 'docx' : null
    case 'unknown':
      return null
  }
}

const MACRO_STORAGES = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur', 'vbaproject'])

function isPlainWordBinary(content: FileContent & { format: 'ole' }): boolean {
  const names = content.streams.flatMap((path) => path.toLowerCase().split('/'))
  return (
    content.isComplete &&
    !content.isEncrypted &&
    names.includes('worddocument') &&
    !names.includes('encryptedpackage') &&
    !names.some((name) => MACRO_STORAGES.has(name))
  )
}

const WORD_MAIN_PART =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const MACRO_CONTENT_TYPE = /macroEnabled|vbaProject|vbaData/i
const MACRO_ENTRY = /(^|\/)vba(Project|Data)[^/]*$/i

const MAX_ENTRIES = 2_000
export const MAX_UNPACKED_BYTES = 64 * 1024 * 1024
const MAX_UNPACKED_RATIO = 100
// Small packages of mostly white space pack very well and harm nobody.
const RATIO_MATTERS_FROM_BYTES = 4 * 1024 * 1024

function isPlainWordPackage({ entries, contentTypes }: FileContent & { format: 'zip' }): boolean {
  const names = new Set(entries.map(({ name }) => name))
  return (
    names.has('[Content_Types].xml') &&
    names.has('word/document.xml') &&
    contentTypes.includes(WORD_MAIN_PART) &&
    !MACRO_CONTENT_TYPE.test(contentTypes) &&
    entries.every(({ name }) => isSafeEntryName(name) && !MACRO_ENTRY.test(name)) &&
    !isZipBomb(entries)
  )
}

/** False for a name that would leave the folder into which the package is unpacked. */
export function isSafeEntryName(name: string): boolean {
  const isAbsolute = /^([/\\]|[a-z]:)/i.test(name)
  return !isAbsolute && !name.includes('\0') && !name.split(/[/\\]/).includes('..')
}

/** True for a package that unpacks to far more than a document: judged on its entries, before unpacking. */
export function isZipBomb(entries: ZipEntry[]): boolean {
  const packed = entries.reduce((sum, { packedBytes }) => sum + packedBytes, 0)
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0)
  return (
    entries.length > MAX_ENTRIES ||
    unpacked > MAX_UNPACKED_BYTES ||
    (unpacked > RATIO_MATTERS_FROM_BYTES && unpacked > packed * MAX_UNPACKED_RATIO)
  )
}
