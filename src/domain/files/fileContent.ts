import { FILE_WARNINGS, type FileWarning } from './fileWarning'
import { isSafeEntryName, isZipBomb, type ZipEntry } from './packageEntries'
import type { FileError, FileKind } from './uploadedFile'
import {
  checkWordField,
  checkWordRelationship,
  isExternalTarget,
  type ReferenceVerdict,
  type WordRelationship,
} from './wordReference'

/** The format of a file according to its bytes; its name and declared type are ignored. */
export type FileContentFacts = PdfFacts | OleFacts | ZipFacts | UnreadableFileFacts

export type FileFormat = 'pdf' | 'ole' | 'zip'

/** A file that starts like a known format but cannot be parsed, or that has an unknown format. */
type UnreadableFileFacts = { format: FileFormat | 'unknown'; isReadable: false }

export type PdfFacts = {
  format: 'pdf'
  isReadable: true
  /**
   * Whether the document cannot be opened without a password; one that only forbids printing can be
   * opened.
   */
  needsPassword: boolean
  /** Number of indirect objects, including those in object streams. */
  objects: number
  hasActiveContent: boolean
  hasProgram: boolean
  marks: FileWarning[]
}

export type OleFacts = {
  format: 'ole'
  isReadable: true
  /** The names of all streams and storages, at any depth. */
  names: string[]
  /** Null when the file contains no Word document. */
  word: WordBinaryFacts | null
  linksElsewhere: boolean
  hasProgram: boolean
}

type WordBinaryFacts = {
  isBefore97: boolean
  isEncrypted: boolean
  template: string
  /** The field instructions of the document. */
  fields: string[]
}

export type ZipFacts = {
  format: 'zip'
  isReadable: true
  entries: ZipEntry[]
  parts: DeclaredContentType[]
  relationships: WordRelationship[]
  /** The field instructions of all parts. */
  fields: string[]
  /** The OLE files inside the package: a file with any name can contain macros. */
  embedded: OleFacts[]
  hasProgram: boolean
}

/**
 * A content type that is declared for one part, or for all parts with an extension and without a
 * content type of their own.
 */
export type DeclaredContentType = { part: string; extension: string; contentType: string }

export type FileVerdict = {
  error: FileError | null
  hasActiveContent: boolean
  marks: FileWarning[]
}

/** The error text of `fileTooComplex` names this limit. */
export const MAX_PDF_OBJECTS = 100_000

const FORMATS_OF_KIND: Record<FileKind, readonly FileContentFacts['format'][]> = {
  pdf: ['pdf'],
  doc: ['ole'],
  // A password-protected docx package is an OLE file.
  docx: ['zip', 'ole'],
}

/** Whether the content is safe and matches the kind of file. */
export function checkFileContent(kind: FileKind, content: FileContentFacts): FileVerdict {
  const error = findContentError(kind, content)
  return {
    error,
    hasActiveContent: content.format === 'pdf' && content.isReadable && content.hasActiveContent,
    marks: error === null && content.isReadable ? findFileWarnings(content) : [],
  }
}

function findContentError(kind: FileKind, content: FileContentFacts): FileError | null {
  if (!FORMATS_OF_KIND[kind].includes(content.format)) return wrongFormatError(content)
  if (!content.isReadable) return 'fileDamaged'
  switch (content.format) {
    case 'pdf':
      return findPdfError(content)
    case 'ole':
      return isProtectedPackage(content) ? 'fileNeedsPassword' : findWordBinaryError(kind, content)
    case 'zip':
      return findPackageError(content)
  }
}

/** A valid document with the wrong extension gets an error about its name. */
function wrongFormatError(content: FileContentFacts): FileError {
  if (!content.isReadable) return 'fileTypeRefused'
  if (content.format === 'pdf') return 'fileIsPdf'
  if (content.format === 'ole') return content.word ? 'fileIsDoc' : 'fileTypeRefused'
  return isWordPackage(content) ? 'fileIsDocx' : 'fileTypeRefused'
}

function findFileWarnings(content: PdfFacts | OleFacts | ZipFacts): FileWarning[] {
  if (content.format === 'pdf') return content.marks
  const found = checkWordReferences(content).map(
    (verdict) => verdict && 'mark' in verdict && verdict.mark,
  )
  return FILE_WARNINGS.filter((mark) => found.includes(mark))
}

function checkWordReferences(content: OleFacts | ZipFacts): ReferenceVerdict[] {
  if (content.format === 'ole') return (content.word?.fields ?? []).map(checkWordField)
  return [
    ...content.relationships.map(checkWordRelationship),
    ...content.fields.map(checkWordField),
    ...content.embedded.flatMap(checkWordReferences),
  ]
}

function findReferenceError(content: OleFacts | ZipFacts): FileError | null {
  const refused = checkWordReferences(content).find((verdict) => verdict && 'error' in verdict)
  return refused && 'error' in refused ? refused.error : null
}

function findPdfError(content: PdfFacts): FileError | null {
  if (content.needsPassword) return 'fileNeedsPassword'
  if (content.objects > MAX_PDF_OBJECTS) return 'fileTooComplex'
  return content.hasProgram ? 'fileHasProgram' : null
}

function isProtectedPackage({ names }: OleFacts): boolean {
  return names.some((name) => name.toLowerCase() === 'encryptedpackage')
}

function findWordBinaryError(kind: FileKind, content: OleFacts): FileError | null {
  const { word } = content
  if (!word) return 'fileTypeRefused'
  if (kind !== 'doc') return 'fileIsDoc'
  if (word.isBefore97) return 'fileTooOld'
  if (word.isEncrypted) return 'fileNeedsPassword'
  if (hasMacros(content)) return 'fileHasMacros'
  if (content.linksElsewhere || isExternalTarget(word.template)) return 'fileLoadsElsewhere'
  return findReferenceError(content) ?? (content.hasProgram ? 'fileHasProgram' : null)
}

const MACRO_STORAGES = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur', 'vbaproject'])

function hasMacros({ names }: OleFacts): boolean {
  return names.some((name) => MACRO_STORAGES.has(name.toLowerCase()))
}

const WORD_MAIN_PART_TYPE =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const MACRO_ENABLED_MAIN_PART_PATTERN = /^application\/vnd\.ms-word\.\w+\.macroEnabled/i
const MACRO_CONTENT_TYPE_PATTERN = /macroEnabled|vbaProject|vbaData/i
const MACRO_PART_NAME_PATTERN = /(^|\/)vba(Project|Data)[^/]*$/i

function findPackageError(content: ZipFacts): FileError | null {
  const { entries, embedded, parts, relationships } = content
  if (isZipBomb(entries)) return 'fileTooComplex'
  if (!entries.every(({ name }) => isSafeEntryName(name))) return 'fileDamaged'
  if (!isWordPackage(content)) return 'fileTypeRefused'
  if (
    parts.some(({ contentType }) => MACRO_CONTENT_TYPE_PATTERN.test(contentType)) ||
    relationships.some(({ type }) => MACRO_CONTENT_TYPE_PATTERN.test(type)) ||
    entries.some(({ name }) => MACRO_PART_NAME_PATTERN.test(name)) ||
    embedded.some(hasMacros)
  ) {
    return 'fileHasMacros'
  }
  if (embedded.some((file) => file.linksElsewhere)) return 'fileLoadsElsewhere'
  const hasProgram = content.hasProgram || embedded.some((file) => file.hasProgram)
  return findReferenceError(content) ?? (hasProgram ? 'fileHasProgram' : null)
}

function isWordPackage({ entries, parts }: ZipFacts): boolean {
  const names = new Set(entries.map(({ name }) => `/${name}`.toLowerCase()))
  const typed = new Set(parts.map(({ part }) => part.toLowerCase()))
  const untyped = [...names].filter((name) => !typed.has(name))
  const extensions = new Set(untyped.map((name) => name.split('.').at(-1)))
  return parts.some(({ part, extension, contentType }) => {
    const isMain =
      contentType === WORD_MAIN_PART_TYPE || MACRO_ENABLED_MAIN_PART_PATTERN.test(contentType)
    const isThere = part ? names.has(part.toLowerCase()) : extensions.has(extension.toLowerCase())
    return isMain && isThere
  })
}
