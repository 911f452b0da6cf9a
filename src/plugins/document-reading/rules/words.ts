import { foldText } from '@/src/domain/text/normalizeText'

/** A word with its position in the text and the forms under which it can be found. */
export type WordInText = {
  /** Offset in the original text. */
  start: number
  end: number
  /**
   * The folded forms (no case, no accents). A compound (« back-end ») has its parts and the whole
   * without hyphens.
   */
  forms: string[]
}

const MAX_WORD_FORM_CHARACTERS = 40

const WORD_PIECE_PATTERN = '[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}\\u00ad]*'
const HYPHEN_PATTERN = '[-\\u2010\\u2011]'
/**
 * A hyphen at the end of a line joins the word with the next line when that starts in lower case.
 */
const LINE_END_HYPHEN_PATTERN = `${HYPHEN_PATTERN}[^\\S\\n]{0,8}\\n\\s{0,8}(?=\\p{Ll})`
const DOT_NET_PATTERN = '(?<![\\p{L}\\p{N}])\\.(?=[nN][eE][tT](?![\\p{L}\\p{N}]))'
const WORD_PATTERN = new RegExp(
  `(?<point>${DOT_NET_PATTERN})?(?<letters>${WORD_PIECE_PATTERN}(?:(?:${LINE_END_HYPHEN_PATTERN}|${HYPHEN_PATTERN})${WORD_PIECE_PATTERN})*)(?<sign>\\+\\+|#)?`,
  'gu',
)
const COMPOUND_SEPARATOR_PATTERN = new RegExp(`${HYPHEN_PATTERN}\\s*`, 'u')

/**
 * Splits a text into words in order. « Java/Spring » is two words, while « C++ », « C# » and « .NET
 * » are one each. Accents, capitals, ligatures and line ends make no difference.
 */
export function splitIntoWords(text: string): WordInText[] {
  return Array.from(text.matchAll(WORD_PATTERN), ({ 0: written, index, groups }) => ({
    start: index,
    end: index + written.length,
    forms: searchFormsOfWord(groups?.letters ?? written, groups?.point ?? '', groups?.sign ?? ''),
  }))
}

function searchFormsOfWord(letters: string, point: string, sign: string): string[] {
  const parts = letters.split(COMPOUND_SEPARATOR_PATTERN).map(foldText)
  const whole = parts.join('')
  const signed = point + whole + sign
  // The plain form of C++ is left out, because a search for C must not find it.
  const plain = signed === whole || whole.length > 1 ? [...parts, whole] : []
  const forms = [...plain, signed].map((form) => form.slice(0, MAX_WORD_FORM_CHARACTERS))
  return [...new Set(forms)].filter(Boolean)
}
