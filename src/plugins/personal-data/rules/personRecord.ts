import { parseEmail } from '@/src/domain/people/emailAddress'
import { isAnonymisedEmail } from '@/src/domain/people/retention'
import type { IsoDay } from '@/src/domain/text/frenchDate'
import {
  type ApplicationRecordKind,
  applicationRecordKinds,
} from '@/src/plugins/applicationRecordKinds'
import { personRecordKinds } from '@/src/plugins/personRecordTables'

/** The kinds of data stored about a person who wrote to the firm. */
export const PERSON_RECORD_KINDS = [
  'applications',
  'files',
  'notes',
  ...applicationRecordKinds,
  'events',
  'answers',
  'messages',
  'replies',
  ...personRecordKinds,
  'sealedRecords',
  'dispatches',
  'mails',
  'mentions',
] as const
export type PersonRecordKind = (typeof PERSON_RECORD_KINDS)[number]
export type RecordCountsByKind = Record<PersonRecordKind, number>

export type PersonSummary = {
  address: string
  names: string[]
  counts: RecordCountsByKind
  /** The ids of the documents that the person sent. */
  stored: { applications: number[]; messages: number[]; trashedMessages: number[] }
  /** Number of records of plugins that the user may not read yet. */
  hidden: Record<ApplicationRecordKind, number>
  /** Names that other people share: only a person can judge whom a passage means. */
  sharedNames: string[]
  /** Whether an admin account has this address: it must be deleted first, in the accounts. */
  hasAccount: boolean
  /**
   * The passages with the name in texts of other people; the latest ones when there are too many.
   */
  passages: NamedPersonPassage[]
  hasMorePassages: boolean
  linked: LinkedEmailAddress[]
  /** The last day of the sealed records, and whether the user may read and delete them. */
  sealed: { until: IsoDay | null; isReadable: boolean }
}

/**
 * Another address that staff linked by hand, with the user who did. Its data is not part of this
 * request automatically.
 */
export type LinkedEmailAddress = {
  address: string
  names: string[]
  applications: number
  links: { by: string | null; at: string }[]
}

/** The places in which a person's name may appear in data of others. */
export const PASSAGE_PLACES = [
  'note',
  ...applicationRecordKinds,
  'answer',
  'reply',
  'letter',
  'messageSubject',
  'messageText',
  'filterTitle',
  'filterValue',
] as const
export type PassagePlace = (typeof PASSAGE_PLACES)[number]

/** One passage with a person's name: its place, its row, and a hash that changes with the text. */
export type PassageReference = { place: PassagePlace; row: number; mark: string }

/** A name in another person's text, with the words around it. */
export type NamedPersonPassage = PassageReference & {
  before: string
  name: string
  after: string
  /** The author of the text, or the name of the saved filter. */
  whose: string
  /** The id of the application, message or filter that contains the whole text. */
  document: number
  isInTrash: boolean
}

/** Maximum number of passages that are shown, and can be confirmed, at once. */
export const MAX_CONFIRMABLE_PASSAGES = 200
/** The maximum prevents that a person who wrote under a thousand names causes a search for each. */
export const MAX_SEARCHED_NAMES = 20

/**
 * Normalizes the address for comparison: in lower case; addresses with a different plus tag are
 * different. Null for an anonymised address.
 */
export function parsePersonEmail(typed: string): string | null {
  const email = parseEmail(typed)
  const address = email.ok ? email.address.toLowerCase() : null
  return address && !isAnonymisedEmail(address) ? address : null
}

const MIN_FULL_NAME_CHARACTERS = 5

/** Whether the name is a full one: many people share a first name alone. */
export function isSearchableFullName(name: string): boolean {
  const trimmed = name.trim()
  return (
    /\s/.test(trimmed) &&
    trimmed.length >= MIN_FULL_NAME_CHARACTERS &&
    /\p{L}.*\p{L}/u.test(trimmed)
  )
}
