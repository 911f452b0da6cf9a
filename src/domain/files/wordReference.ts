import type { FileMark } from './fileMark'
import type { FileError } from './uploadedFile'

/** A relationship of a package, as its part with relationships tells it. */
export type Relationship = { type: string; target: string; isExternal: boolean }

/** What a document that refers to something outside of it is refused or marked for. */
export type ReferenceVerdict = { error: FileError } | { mark: FileMark } | null

const ELSEWHERE = { error: 'fileLoadsElsewhere' } as const
const PICTURE = { mark: 'linkedPicture' } as const
const OWN_FILE = { mark: 'linkedFile' } as const

/**
 * A link is followed only when somebody clicks. A picture that stands elsewhere shows nothing but itself,
 * and is in many a genuine CV. A template on the candidate's own disk is in every document begun from one.
 */
export function judgeRelationship({ type, target, isExternal }: Relationship): ReferenceVerdict {
  const kind = type.split('/').at(-1)
  if (!isExternal || kind === 'hyperlink') return null
  if (kind === 'image') return PICTURE
  if (isElsewhere(target)) return ELSEWHERE
  return kind === 'attachedTemplate' ? null : OWN_FILE
}

const CALLING = { error: 'fileCallsProgram' } as const
const FIELDS: Record<string, (targets: string[]) => ReferenceVerdict> = {
  DDE: () => CALLING,
  DDEAUTO: () => CALLING,
  INCLUDEPICTURE: () => PICTURE,
  IMPORT: () => PICTURE,
  INCLUDETEXT: judgeInsertion,
  INCLUDE: judgeInsertion,
  LINK: judgeInsertion,
  RD: judgeInsertion,
  DATABASE: judgeInsertion,
}

/** Judges a field by its instruction, like `INCLUDEPICTURE "https://exemple.fr/a.png" \d`. */
export function judgeField(instruction: string): ReferenceVerdict {
  const trimmed = instruction.trimStart()
  const [keyword = ''] = /^\w*/.exec(trimmed) ?? []
  const rest = trimmed.slice(keyword.length)
  const words = Array.from(rest.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, bare]) => quoted ?? bare)
  const targets = words.filter((word) => word !== undefined && !/^\\[^\\]?$/.test(word))
  return FIELDS[keyword.toUpperCase()]?.(targets.map(String)) ?? null
}

/** One that does not name what it inserts takes that from elsewhere in the document. */
function judgeInsertion(targets: string[]): ReferenceVerdict {
  return targets.length === 0 || targets.some(isElsewhere) ? ELSEWHERE : OWN_FILE
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
