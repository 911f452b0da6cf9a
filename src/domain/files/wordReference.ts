import type { FileWarning } from './fileWarning'
import type { FileError } from './uploadedFile'

/** A relationship as declared by a part of the package. */
export type WordRelationship = { type: string; target: string; isExternal: boolean }

/** The error or warning for a document that refers to an external resource. */
export type ReferenceVerdict = { error: FileError } | { mark: FileWarning } | null

const LOADS_EXTERNAL_ERROR = { error: 'fileLoadsElsewhere' } as const
const LINKED_PICTURE_WARNING = { mark: 'linkedPicture' } as const
const LINKED_FILE_WARNING = { mark: 'linkedFile' } as const

/**
 * Checks a relationship. A hyperlink is followed only on a click. An external image shows only
 * itself and is in many genuine CVs. A template on the candidate's own disk is in every document
 * that was created from it.
 */
export function checkWordRelationship({
  type,
  target,
  isExternal,
}: WordRelationship): ReferenceVerdict {
  const kind = type.split('/').at(-1)
  if (!isExternal || kind === 'hyperlink') return null
  if (kind === 'image') return LINKED_PICTURE_WARNING
  if (isExternalTarget(target)) return LOADS_EXTERNAL_ERROR
  return kind === 'attachedTemplate' ? null : LINKED_FILE_WARNING
}

const CALLS_PROGRAM_ERROR = { error: 'fileCallsProgram' } as const
const WORD_FIELD_CHECKS: Record<string, (targets: string[]) => ReferenceVerdict> = {
  DDE: () => CALLS_PROGRAM_ERROR,
  DDEAUTO: () => CALLS_PROGRAM_ERROR,
  INCLUDEPICTURE: () => LINKED_PICTURE_WARNING,
  IMPORT: () => LINKED_PICTURE_WARNING,
  INCLUDETEXT: checkInsertedFile,
  INCLUDE: checkInsertedFile,
  LINK: checkInsertedFile,
  RD: checkInsertedFile,
  DATABASE: checkInsertedFile,
}

/** Checks a field instruction such as `INCLUDEPICTURE "https://exemple.fr/a.png" \d`. */
export function checkWordField(instruction: string): ReferenceVerdict {
  const trimmed = instruction.trimStart()
  const [keyword = ''] = /^\w*/.exec(trimmed) ?? []
  const rest = trimmed.slice(keyword.length)
  const words = Array.from(rest.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, bare]) => quoted ?? bare)
  const targets = words.filter((word) => word !== undefined && !/^\\[^\\]?$/.test(word))
  return WORD_FIELD_CHECKS[keyword.toUpperCase()]?.(targets.map(String)) ?? null
}

/** Checks an inserted file. Without a target the content comes from the same document. */
function checkInsertedFile(targets: string[]): ReferenceVerdict {
  return targets.length === 0 || targets.some(isExternalTarget)
    ? LOADS_EXTERNAL_ERROR
    : LINKED_FILE_WARNING
}

const LOCAL_DISK_PATTERN = /^((file:\/{0,3})?[a-z]:\/|file:\/\/(localhost)?\/(?!\/))/i
const URL_SCHEME_OR_SERVER_PATTERN = /^([a-z][a-z0-9+.-]+:|\/\/)|%(2f|5c)/i

/**
 * True for a target that Word would fetch from another machine. A path on the candidate's disk is
 * in every document created from a template and does not exist on our machines.
 */
export function isExternalTarget(target: string): boolean {
  const path = target.trim().replaceAll('\\', '/')
  return (
    URL_SCHEME_OR_SERVER_PATTERN.test(path) &&
    !(LOCAL_DISK_PATTERN.test(path) && !/%(2f|5c)/i.test(path))
  )
}
