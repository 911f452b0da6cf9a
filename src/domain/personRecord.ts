/** What can be stored about somebody who wrote to the firm. */
export const PERSON_KINDS = [
  'applications',
  'files',
  'notes',
  'events',
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
  /** The names that others bear too: where these are mentioned, nobody knows who is meant. */
  sharedNames: string[]
  /** An account of the admin has this address: it is deleted among the accounts, and first. */
  hasAccount: boolean
}

const LONGEST = 254

/** The address as it is compared: in small letters; tags behind a plus make another person of it. */
export function parsePersonAddress(typed: string): string | null {
  const address = typed.trim().toLowerCase()
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) && address.length <= LONGEST
  return isAddress ? address : null
}

const LEAST_CHARACTERS = 5

/** A first name alone is too many people's. */
export function isTellingName(name: string): boolean {
  const words = name.trim().split(/\s+/)
  return words.length > 1 && name.trim().length >= LEAST_CHARACTERS
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/**
 * A regular expression, alike in JavaScript and PostgreSQL, that finds the address or one of the names in
 * a text in any case of letters: not as a part of a longer address or word.
 */
export function mentionPattern(address: string, names: string[]): string {
  const edge = '[A-Za-z0-9._%+\\-]'
  const wholeAddress = `(?<!${edge})${escaped(address)}(?![A-Za-z0-9\\-]|\\.[A-Za-z0-9])`
  const letter = '[A-Za-zÀ-ÖØ-öø-ÿ0-9]'
  const wholeNames = names.map((name) => {
    const spaced = name.trim().split(/\s+/).map(escaped).join('\\s+')
    return `(?<!${letter})${spaced}(?!${letter})`
  })
  return [wholeAddress, ...wholeNames].join('|')
}
