import { FILE_MARKS, type FileMark } from './fileMark'
import { isSafeEntryName, isZipBomb, type ZipEntry } from './packageEntries'
import type { FileError, FileKind } from './uploadedFile'
import {
  checkField,
  checkRelationship,
  isExternalTarget,
  type ReferenceVerdict,
  type Relationship,
} from './wordReference'

/** The format of a file according to its bytes; its name and declared type are ignored. */
export type FileContent = PdfContent | OleContent | ZipContent | Unreadable

export type FileFormat = 'pdf' | 'ole' | 'zip'

/** Starts like a known format but cannot be parsed; or has an unknown format. */
type Unreadable = { format: FileFormat | 'unknown'; isReadable: false }

export type PdfContent = {
  format: 'pdf'
  isReadable: true
  /**
   * The document cannot be opened without a password; one that only forbids printing does not
   * count.
   */
  needsPassword: boolean
  /** Number of indirect objects, including those in object streams. */
  objects: number
  hasActiveContent: boolean
  hasProgram: boolean
  marks: FileMark[]
}

export type OleContent = {
  format: 'ole'
  isReadable: true
  /** The names of all streams and storages, at any depth. */
  names: string[]
  /** Null when the file contains no Word document. */
  word: WordBinary | null
  linksElsewhere: boolean
  hasProgram: boolean
}

type WordBinary = {
  isBefore97: boolean
  isEncrypted: boolean
  template: string
  /** The field instructions of the document. */
  fields: string[]
}

export type ZipContent = {
  format: 'zip'
  isReadable: true
  entries: ZipEntry[]
  parts: DeclaredPart[]
  relationships: Relationship[]
  /** The field instructions of all parts. */
  fields: string[]
  /** The OLE files inside the package: a file with any name can contain macros. */
  embedded: OleContent[]
  hasProgram: boolean
}

/**
 * A declared content type: of one part, or of all parts with an extension that have none of their
 * own.
 */
export type DeclaredPart = { part: string; extension: string; contentType: string }

export type FileVerdict = {
  error: FileError | null
  hasActiveContent: boolean
  marks: FileMark[]
}

/** The error text of `fileTooComplex` names this limit. */
export const MAX_PDF_OBJECTS = 100_000

const FORMATS_OF_KIND: Record<FileKind, readonly FileContent['format'][]> = {
  pdf: ['pdf'],
  doc: ['ole'],
  // A password-protected docx package is an OLE file.
  docx: ['zip', 'ole'],
}

/** Whether the content is safe and matches the kind of file. */
export function checkContent(kind: FileKind, content: FileContent): FileVerdict {
  const error = contentError(kind, content)
  return {
    error,
    hasActiveContent: content.format === 'pdf' && content.isReadable && content.hasActiveContent,
    marks: error === null && content.isReadable ? fileMarks(content) : [],
  }
}

function contentError(kind: FileKind, content: FileContent): FileError | null {
  if (!FORMATS_OF_KIND[kind].includes(content.format)) return otherKindError(content)
  if (!content.isReadable) return 'fileDamaged'
  switch (content.format) {
    case 'pdf':
      return pdfError(content)
    case 'ole':
      return isProtectedPackage(content) ? 'fileNeedsPassword' : wordBinaryError(kind, content)
    case 'zip':
      return packageError(content)
  }
}

/** A valid document with the wrong extension gets an error about its name. */
function otherKindError(content: FileContent): FileError {
  if (!content.isReadable) return 'fileTypeRefused'
  if (content.format === 'pdf') return 'fileIsPdf'
  if (content.format === 'ole') return content.word ? 'fileIsDoc' : 'fileTypeRefused'
  return isWordPackage(content) ? 'fileIsDocx' : 'fileTypeRefused'
}

function fileMarks(content: PdfContent | OleContent | ZipContent): FileMark[] {
  if (content.format === 'pdf') return content.marks
  const found = referencesOf(content).map((verdict) => verdict && 'mark' in verdict && verdict.mark)
  return FILE_MARKS.filter((mark) => found.includes(mark))
}

function referencesOf(content: OleContent | ZipContent): ReferenceVerdict[] {
  if (content.format === 'ole') return (content.word?.fields ?? []).map(checkField)
  return [
    ...content.relationships.map(checkRelationship),
    ...content.fields.map(checkField),
    ...content.embedded.flatMap(referencesOf),
  ]
}

function referenceError(content: OleContent | ZipContent): FileError | null {
  const refused = referencesOf(content).find((verdict) => verdict && 'error' in verdict)
  return refused && 'error' in refused ? refused.error : null
}

function pdfError(content: PdfContent): FileError | null {
  if (content.needsPassword) return 'fileNeedsPassword'
  if (content.objects > MAX_PDF_OBJECTS) return 'fileTooComplex'
  return content.hasProgram ? 'fileHasProgram' : null
}

function isProtectedPackage({ names }: OleContent): boolean {
  return names.some((name) => name.toLowerCase() === 'encryptedpackage')
}

function wordBinaryError(kind: FileKind, content: OleContent): FileError | null {
  const { word } = content
  if (!word) return 'fileTypeRefused'
  if (kind !== 'doc') return 'fileIsDoc'
  if (word.isBefore97) return 'fileTooOld'
  if (word.isEncrypted) return 'fileNeedsPassword'
  if (hasMacros(content)) return 'fileHasMacros'
  if (content.linksElsewhere || isExternalTarget(word.template)) return 'fileLoadsElsewhere'
  return referenceError(content) ?? (content.hasProgram ? 'fileHasProgram' : null)
}

const MACRO_STORAGES = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur', 'vbaproject'])

function hasMacros({ names }: OleContent): boolean {
  return names.some((name) => MACRO_STORAGES.has(name.toLowerCase()))
}

const MAIN_PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const MACRO_ENABLED_MAIN_PART = /^application\/vnd\.ms-word\.\w+\.macroEnabled/i
const MACRO_TYPE = /macroEnabled|vbaProject|vbaData/i
const MACRO_NAME = /(^|\/)vba(Project|Data)[^/]*$/i

function packageError(content: ZipContent): FileError | null {
  const { entries, embedded, parts, relationships } = content
  if (isZipBomb(entries)) return 'fileTooComplex'
  if (!entries.every(({ name }) => isSafeEntryName(name))) return 'fileDamaged'
  if (!isWordPackage(content)) return 'fileTypeRefused'
  if (
    parts.some(({ contentType }) => MACRO_TYPE.test(contentType)) ||
    relationships.some(({ type }) => MACRO_TYPE.test(type)) ||
    entries.some(({ name }) => MACRO_NAME.test(name)) ||
    embedded.some(hasMacros)
  ) {
    return 'fileHasMacros'
  }
  if (embedded.some((file) => file.linksElsewhere)) return 'fileLoadsElsewhere'
  const hasProgram = content.hasProgram || embedded.some((file) => file.hasProgram)
  return referenceError(content) ?? (hasProgram ? 'fileHasProgram' : null)
}

function isWordPackage({ entries, parts }: ZipContent): boolean {
  const names = new Set(entries.map(({ name }) => `/${name}`.toLowerCase()))
  const typed = new Set(parts.map(({ part }) => part.toLowerCase()))
  const untyped = [...names].filter((name) => !typed.has(name))
  const extensions = new Set(untyped.map((name) => name.split('.').at(-1)))
  return parts.some(({ part, extension, contentType }) => {
    const isMain = contentType === MAIN_PART || MACRO_ENABLED_MAIN_PART.test(contentType)
    const isThere = part ? names.has(part.toLowerCase()) : extensions.has(extension.toLowerCase())
    return isMain && isThere
  })
}
