import { withoutInvisible } from './visibleText'

const HYPHENS = /\p{Dash}/gu
const APOSTROPHES = /['’‘‛ʼʻ′´`＇]/gu
const WITHIN_WORD = /(?<=[\p{L}\p{N}])['’‘‛ʼʻ′´`＇\p{Dash}](?=[\p{L}\p{N}])/gu

/** Lowercase without accents, ligatures opened, one hyphen and one apostrophe: the form in which texts are searched. */
export function foldText(text: string): string {
  return withoutInvisible(text)
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
}

/** A text as a pattern of LIKE that means itself. */
export function likePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** A pattern in which a hyphen or an apostrophe within a word matches its look-alikes, as any character. */
export function looseLikePattern(text: string): string {
  return likePattern(text).replace(WITHIN_WORD, '_')
}
