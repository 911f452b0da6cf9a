import { isSafeEntryName, isZipBomb, type ZipEntry } from './packageEntries'
import type { FileError, FileKind } from './uploadedFile'

/** What the bytes of a file turned out to be, whatever its name and declared type say. */
export type FileContent = PdfContent | OleContent | ZipContent | Unreadable

export type FileFormat = 'pdf' | 'ole' | 'zip'

/** Beginning like a known format, and then not to be followed; or not even that. */
type Unreadable = { format: FileFormat | 'unknown'; isReadable: false }

type PdfContent = {
  format: 'pdf'
  isReadable: true
  /** It opens for nobody without one; a password that only forbids printing does not count. */
  needsPassword: boolean
  hasActiveContent: boolean
  hasProgram: boolean
}

export type OleContent = {
  format: 'ole'
  isReadable: true
  /** The names of all streams and storages, at whatever depth. */
  names: string[]
  /** Null where there is no Word document in it. */
  word: { isBefore97: boolean; isEncrypted: boolean; template: string } | null
  linksElsewhere: boolean
  hasProgram: boolean
}

export type ZipContent = {
  format: 'zip'
  isReadable: true
  entries: ZipEntry[]
  parts: DeclaredPart[]
  relationships: Relationship[]
  /** What the OLE files among the parts hold: macros can hide under any name. */
  embedded: OleContent[]
  hasProgram: boolean
}

/** A content type of a package; `part` is empty where it is given for an extension. */
export type DeclaredPart = { part: string; contentType: string }
export type Relationship = { type: string; target: string; isExternal: boolean }

export type FileVerdict = { error: FileError | null; hasActiveContent: boolean }

const FORMATS_OF_KIND: Record<FileKind, readonly FileContent['format'][]> = {
  pdf: ['pdf'],
  doc: ['ole'],
  // A package with a password is an OLE file.
  docx: ['zip', 'ole'],
}

/** Says whether the content is that of a harmless file of this kind. */
export function judgeContent(kind: FileKind, content: FileContent): FileVerdict {
  return {
    error: contentError(kind, content),
    hasActiveContent: content.format === 'pdf' && content.isReadable && content.hasActiveContent,
  }
}

function contentError(kind: FileKind, content: FileContent): FileError | null {
  if (!FORMATS_OF_KIND[kind].includes(content.format)) return 'fileTypeRefused'
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

function pdfError(content: PdfContent): FileError | null {
  if (content.needsPassword) return 'fileNeedsPassword'
  return content.hasProgram ? 'fileHasProgram' : null
}

function isProtectedPackage({ names }: OleContent): boolean {
  return names.some((name) => name.toLowerCase() === 'encryptedpackage')
}

function wordBinaryError(kind: FileKind, content: OleContent): FileError | null {
  const { word } = content
  if (kind !== 'doc' || !word) return 'fileTypeRefused'
  if (word.isBefore97) return 'fileTooOld'
  if (word.isEncrypted) return 'fileNeedsPassword'
  if (hasMacros(content)) return 'fileHasMacros'
  if (content.linksElsewhere || isElsewhere(word.template)) return 'fileLoadsElsewhere'
  return content.hasProgram ? 'fileHasProgram' : null
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
  if (isZipBomb(entries) || !entries.every(({ name }) => isSafeEntryName(name))) {
    return 'fileDamaged'
  }
  if (!isWordPackage(content)) return 'fileTypeRefused'
  if (
    parts.some(({ contentType }) => MACRO_TYPE.test(contentType)) ||
    relationships.some(({ type }) => MACRO_TYPE.test(type)) ||
    entries.some(({ name }) => MACRO_NAME.test(name)) ||
    embedded.some(hasMacros)
  ) {
    return 'fileHasMacros'
  }
  if (relationships.some(loadsElsewhere) || embedded.some((file) => file.linksElsewhere)) {
    return 'fileLoadsElsewhere'
  }
  return content.hasProgram || embedded.some((file) => file.hasProgram) ? 'fileHasProgram' : null
}

function isWordPackage({ entries, parts }: ZipContent): boolean {
  const names = new Set(entries.map(({ name }) => `/${name}`.toLowerCase()))
  return parts.some(
    ({ part, contentType }) =>
      names.has(part.toLowerCase()) &&
      (contentType === MAIN_PART || MACRO_ENABLED_MAIN_PART.test(contentType)),
  )
}

// A link is followed only when somebody clicks; a picture shows nothing but itself, and Word asks first.
const HARMLESS_ELSEWHERE = /\/(hyperlink|image)$/

function loadsElsewhere({ type, target, isExternal }: Relationship): boolean {
  return isExternal && !HARMLESS_ELSEWHERE.test(type) && isElsewhere(target)
}

const OWN_DISK = /^((file:\/{0,3})?[a-z]:\/|file:\/\/(localhost)?\/(?!\/))/i
const SCHEME_OR_SERVER = /^([a-z][a-z0-9+.-]+:|\/\/)|%(2f|5c)/i

/**
 * True for what Word would fetch from another machine. A path on the candidate's own disk is what Word
 * writes for every document begun from a template; it leads nowhere on ours.
 */
export function isElsewhere(target: string): boolean {
  const path = target.trim().replaceAll('\\', '/')
  return SCHEME_OR_SERVER.test(path) && !(OWN_DISK.test(path) && !/%(2f|5c)/i.test(path))
}
