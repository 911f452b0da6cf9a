import { hasVisibleText } from '../text/normalizeText'

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
export function checkChosenFile({
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

const MAX_FILE_NAME_CHARACTERS = 120
const FALLBACK_FILE_NAME = 'document'

// Removed from names: line breaks and NUL split headers; direction marks turn "fdp.exe" around.
const INVISIBLE_CHARACTERS_PATTERN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu
const FORBIDDEN_CHARACTERS_PATTERN = /[<>:"|?*]/g

/**
 * A file name that is safe to show and download: no path, no invisible characters, accents
 * unchanged.
 */
export function cleanFileName(name: string): string {
  const lastSegment = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = lastSegment
    .replace(INVISIBLE_CHARACTERS_PATTERN, '')
    .replace(FORBIDDEN_CHARACTERS_PATTERN, '_')
    .trim()
  const dot = visible.lastIndexOf('.')
  const stem = dot < 0 ? visible : visible.slice(0, dot)
  const extension = dot < 0 ? '' : visible.slice(dot).trimEnd()
  const cut = [...stem].slice(0, MAX_FILE_NAME_CHARACTERS - extension.length).join('')
  const trimmedName = cut.replace(/^[.\s]+/, '').trimEnd()
  return `${hasVisibleText(trimmedName) ? trimmedName : FALLBACK_FILE_NAME}${extension}`
}

/** Returns the name for downloads by staff: `<Candidate_Name>_<file_name>`. */
export function candidateDownloadName(candidateName: string, originalName: string): string {
  const wished = `${candidateName} ${cleanFileName(originalName)}`
  return cleanFileName(wished.replace(/[/\\]/g, ' ')).replace(/\s+/g, '_')
}

/** Builds the header of RFC 6266: an ASCII name for old clients, the UTF-8 name for all others. */
export function contentDispositionHeader(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
