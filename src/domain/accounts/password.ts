import { foldText } from '../text/normalizeText'

/** In characters as people count them: an emoji is one character. */
export const SHORTEST_PASSWORD = 12
/** Long enough for a sentence; a limit, because the server hashes the whole password. */
export const LONGEST_PASSWORD = 512

export type PasswordFault = 'tooShort' | 'tooLong' | 'common' | 'personal'

type Circumstances = {
  /** What an attacker may know about the user: name, e-mail address, company. */
  knownWords: readonly (string | null | undefined)[]
  /** Whether this word, in lower case and without accents, is in the list of common passwords. */
  isCommon: (word: string) => boolean
}

const FEWEST_DIFFERENT = 5
const FEWEST_OF_ITS_OWN = 8
const SHORTEST_KNOWN_WORD = 3
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertyuiopasdfghjklzxcvbnm',
]

/** The reason to refuse a new password; null when it is acceptable. */
export function passwordFault(
  password: string,
  { knownWords, isCommon }: Circumstances,
): PasswordFault | null {
  const length = [...password].length
  if (length < SHORTEST_PASSWORD) return 'tooShort'
  if (length > LONGEST_PASSWORD) return 'tooLong'
  const folded = foldText(password)
  if (isPattern(folded) || readings(folded).some(isCommon)) return 'common'
  return isMadeOf(knownWords.flatMap(wordsOf), folded) ? 'personal' : null
}

// Repeated short pieces, rows of the keyboard, or very few different characters.
function isPattern(text: string): boolean {
  const [, piece = text] = /^(.+?)\1+$/su.exec(text) ?? []
  const backwards = [...text].reverse().join('')
  return (
    [...piece].length < SHORTEST_PASSWORD ||
    new Set(text).size < FEWEST_DIFFERENT ||
    ROWS.some((row) => row.includes(text) || row.includes(backwards))
  )
}

// The text itself, and the word inside it without the digits and signs around or within it.
function readings(text: string): string[] {
  const word = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return [text, word, plainLetters(text.replace(/[\d\W_]+$/, '')), plainLetters(text)]
}

const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
}

const plainLetters = (text: string) =>
  text.replace(/[@431!0$57]/g, (sign) => LOOKALIKES[sign] ?? '')

function wordsOf(known: string | null | undefined): string[] {
  return foldText(known ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_KNOWN_WORD)
}

function isMadeOf(words: readonly string[], text: string): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && [...rest].length < FEWEST_OF_ITS_OWN
}
