const LATIN_LETTER_RANGES = 'A-Za-zÀ-ÖØ-öø-ɏ'
const COMBINING_MARK_RANGE = '\u0300-\u036f'
const SPACES_PATTERN = '[\\s\u00a0\u202f]+'

/**
 * Makes a regular expression for an e-mail address in a text, not as part of a longer one. It works
 * the same in JavaScript (with the flag `u`) and in PostgreSQL; upper and lower case are both in
 * the pattern.
 */
export function emailMentionPattern(address: string): string {
  const edge = '[A-Za-z0-9._%+\\-]'
  const whole = [...address]
    .map((letter) => characterClassPattern(lowerAndUpperCase(letter)))
    .join('')
  return `(?<!${edge})${whole}(?![A-Za-z0-9\\-]|\\.[A-Za-z0-9])`
}

/** Makes a regular expression for names, with or without accents, not as part of a longer word. */
export function nameMentionPattern(names: readonly string[]): string {
  const edge = `[${LATIN_LETTER_RANGES}${COMBINING_MARK_RANGE}0-9]`
  const whole = names.map((name) => name.trim().split(/\s+/).map(wordPattern).join(SPACES_PATTERN))
  return `(?<!${edge})(?:${whole.join('|')})(?!${edge})`
}

const wordPattern = (word: string) => [...word].map(accentInsensitivePattern).join('')

function accentInsensitivePattern(character: string): string {
  if (isCombiningMark(character)) return ''
  if (character === "'" || character === '’') return "['’]"
  if (!/\p{L}/u.test(character)) return escapeRegExp(character)
  const bare = removeAccents(character)
  const forms = [...lowerAndUpperCase(character), ...lowerAndUpperCase(bare)].flatMap((letter) => [
    letter,
    ...(ACCENTED_LETTERS_BY_BASE.get(letter) ?? []),
  ])
  return `${characterClassPattern([...new Set(forms)])}[${COMBINING_MARK_RANGE}]*`
}

// Removes accents from a letter; characters of other scripts decompose into more and stay.
function removeAccents(letter: string): string {
  const [bare = letter, ...rest] = letter.normalize('NFD')
  return rest.every(isCombiningMark) ? bare : letter
}

const isCombiningMark = (character: string) => character >= '\u0300' && character <= '\u036f'

const lowerAndUpperCase = (letter: string) =>
  [...new Set([letter, letter.toLowerCase(), letter.toUpperCase()])].filter(
    (form) => [...form].length === 1,
  )

const characterClassPattern = (forms: string[]) =>
  forms.length > 1 ? `[${forms.join('')}]` : forms.map(escapeRegExp).join('')

const escapeRegExp = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The accented letters of each plain letter. */
const ACCENTED_LETTERS_BY_BASE = new Map<string, string[]>()
for (let code = 0xc0; code <= 0x24f; code += 1) {
  const letter = String.fromCodePoint(code)
  const bare = removeAccents(letter)
  if (bare !== letter)
    ACCENTED_LETTERS_BY_BASE.set(bare, [...(ACCENTED_LETTERS_BY_BASE.get(bare) ?? []), letter])
}
