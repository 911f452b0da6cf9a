import { foldText } from '../text/foldText'

/** A word of a text: where it stands, and each form under which it is found. */
export type Word = {
  /** In the text as it is written. */
  start: number
  end: number
  /** Folded; a compound (« back-end ») goes by its parts, and by the whole without its hyphens. */
  forms: string[]
}

const LONGEST_FORM = 40

const PIECE = '[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}\\u00ad]*'
const HYPHEN = '[-\\u2010\\u2011]'
/** What is divided at the end of a line goes on in small letters. */
const DIVISION = `${HYPHEN}[^\\S\\n]{0,8}\\n\\s{0,8}(?=\\p{Ll})`
const NET = '(?<![\\p{L}\\p{N}])\\.(?=[nN][eE][tT](?![\\p{L}\\p{N}]))'
const WORD = new RegExp(
  `(?<point>${NET})?(?<letters>${PIECE}(?:(?:${DIVISION}|${HYPHEN})${PIECE})*)(?<sign>\\+\\+|#)?`,
  'gu',
)
const BETWEEN_PIECES = new RegExp(`${HYPHEN}\\s*`, 'u')

/**
 * The words of a text in their order, whatever stands between them: « Java/Spring » is two, while « C++ »,
 * « C# » and « .NET » are one each. Neither accents, capitals, ligatures nor the end of a line make it another.
 */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: written, index, groups }) => ({
    start: index,
    end: index + written.length,
    forms: formsOf(groups?.letters ?? written, groups?.point ?? '', groups?.sign ?? ''),
  }))
}

function formsOf(letters: string, point: string, sign: string): string[] {
  const parts = letters.split(BETWEEN_PIECES).map(foldText)
  const whole = parts.join('')
  const signed = point + whole + sign
  // Who looks for C does not look for C++.
  const plain = signed === whole || whole.length > 1 ? [...parts, whole] : []
  const forms = [...plain, signed].map((form) => form.slice(0, LONGEST_FORM))
  return [...new Set(forms)].filter(Boolean)
}
