import { readEmail } from './emailAddress'
import { isAnonymised } from './retention'

/** What can be stored about somebody who wrote to the firm. */
export const PERSON_KINDS = [
  'applications',
  'files',
  'notes',
  'opinions',
  'events',
  'answers',
  'messages',
  'replies',
  'dispatches',
  'mails',
  'mentions',
] as const
export type PersonKind = (typeof PERSON_KINDS)[number]
export type PersonCounts = Record<PersonKind, number>

export type PersonSummary = {
  address: string
  names: string[]
  counts: PersonCounts
  /** What the person has sent, by its ids. */
  stored: { applications: number[]; messages: number[]; trashedMessages: number[] }
  /** Of the opinions, those that are closed to who asks: their own is not given. */
  hiddenOpinions: number
  /** The names that others bear too: where these stand, only who reads knows who is meant. */
  sharedNames: string[]
  /** An account of the admin has this address: it is deleted among the accounts, and first. */
  hasAccount: boolean
  /** Where the name stands in what others wrote; the latest ones when there are more than are shown. */
  passages: Passage[]
  hasMorePassages: boolean
  linked: LinkedAddress[]
}

/** Another address that staff have linked by hand, and who has; nothing of it is this request's by itself. */
export type LinkedAddress = {
  address: string
  names: string[]
  applications: number
  links: { by: string | null; at: string }[]
}

/** Where a name may stand in what is not the person's own. */
export const PASSAGE_PLACES = [
  'note',
  'opinion',
  'answer',
  'reply',
  'letter',
  'messageSubject',
  'messageText',
  'filterTitle',
  'filterValue',
] as const
export type PassagePlace = (typeof PASSAGE_PLACES)[number]

/** One place where one of a person's names stands, by its row and by a mark that changes with the text. */
export type ChosenPassage = { place: PassagePlace; row: number; mark: string }

/** A name in somebody else's text, with the words around it. */
export type Passage = ChosenPassage & {
  before: string
  name: string
  after: string
  /** Whose text it is, or what the saved filter is called. */
  whose: string
  /** Where it can be read whole: the id of the application, the message or the filter. */
  document: number
  isInTrash: boolean
}

/** So many are shown, and can be confirmed, at once. */
export const MOST_PASSAGES = 200
/** Whoever writes under a thousand names must not have each of them sought everywhere. */
export const MOST_NAMES = 20

/**
 * The address as it is compared: in small letters; tags behind a plus make another person of it. What
 * stands where somebody was made nameless is nobody's.
 */
export function parsePersonEmail(typed: string): string | null {
  const email = readEmail(typed)
  const address = email.ok ? email.address.toLowerCase() : null
  return address && !isAnonymised(address) ? address : null
}

const LEAST_CHARACTERS = 5

/** A first name alone is too many people's, and what holds no letters nobody's. */
export function isTellingName(name: string): boolean {
  const trimmed = name.trim()
  return /\s/.test(trimmed) && trimmed.length >= LEAST_CHARACTERS && /\p{L}.*\p{L}/u.test(trimmed)
}
