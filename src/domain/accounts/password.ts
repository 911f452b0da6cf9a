import { foldText } from '../text/normalizeText'

/** Characters as people count them: an emoji is one character. */
export const MIN_PASSWORD_CHARACTERS = 12
/** This allows a whole sentence. There is a limit because the server hashes the whole password. */
export const MAX_PASSWORD_CHARACTERS = 512

export type PasswordError = 'tooShort' | 'tooLong' | 'common' | 'personal'

type PasswordCheckContext = {
  /** Words about the user that an attacker may know: name, e-mail address, company. */
  knownWords: readonly (string | null | undefined)[]
  /** Whether this word, in lower case and without accents, is in the list of common passwords. */
  isCommon: (word: string) => boolean
}

const MIN_DIFFERENT_CHARACTERS = 5
const MIN_NON_PERSONAL_CHARACTERS = 8
const MIN_PERSONAL_WORD_CHARACTERS = 3
const PREDICTABLE_CHARACTER_SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertyuiopasdfghjklzxcvbnm',
]

/** The reason to refuse a new password; null when it is acceptable. */
export function passwordError(
  password: string,
  { knownWords, isCommon }: PasswordCheckContext,
): PasswordError | null {
  const length = [...password].length
  if (length < MIN_PASSWORD_CHARACTERS) return 'tooShort'
  if (length > MAX_PASSWORD_CHARACTERS) return 'tooLong'
  const folded = foldText(password)
  if (isPredictablePattern(folded) || passwordVariants(folded).some(isCommon)) return 'common'
  return isMostlyPersonalWords(knownWords.flatMap(splitPersonalWords), folded) ? 'personal' : null
}

// Whether the text repeats short pieces, follows the keyboard, or has very few characters.
function isPredictablePattern(text: string): boolean {
  const [, piece = text] = /^(.+?)\1+$/su.exec(text) ?? []
  const backwards = [...text].reverse().join('')
  return (
    [...piece].length < MIN_PASSWORD_CHARACTERS ||
    new Set(text).size < MIN_DIFFERENT_CHARACTERS ||
    PREDICTABLE_CHARACTER_SEQUENCES.some((row) => row.includes(text) || row.includes(backwards))
  )
}

// Returns four variants of the password: as typed; without the digits and signs around it; with
// lookalike signs replaced by letters, with and without its last signs: `p@ssw0rd` becomes
// `password`.
function passwordVariants(text: string): string[] {
  const word = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return [text, word, replaceLookalikes(text.replace(/[\d\W_]+$/, '')), replaceLookalikes(text)]
}

const LETTER_BY_LOOKALIKE: Record<string, string> = {
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

const replaceLookalikes = (text: string) =>
  text.replace(/[@431!0$57]/g, (sign) => LETTER_BY_LOOKALIKE[sign] ?? '')

function splitPersonalWords(personalText: string | null | undefined): string[] {
  return foldText(personalText ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_PERSONAL_WORD_CHARACTERS)
}

function isMostlyPersonalWords(words: readonly string[], text: string): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && [...rest].length < MIN_NON_PERSONAL_CHARACTERS
}
