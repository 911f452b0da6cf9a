import { withoutInvisible } from './visibleText'

const HYPHENS = /\p{Dash}/gu
const APOSTROPHES = /['’‘‛ʼʻ′´`＇]/gu
const WITHIN_WORD = /(?<=[\p{L}\p{N}])['’‘‛ʼʻ′´`＇\p{Dash}](?=[\p{L}\p{N}])/gu

/**
 * Lower case without accents, with expanded ligatures and one kind of hyphen and apostrophe: the
 * form in which texts are searched.
 */
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

/** Escapes a text for LIKE. */
export function likePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/**
 * A LIKE pattern in which a hyphen or apostrophe inside a word matches any character, and so its
 * variants.
 */
export function looseLikePattern(text: string): string {
  return likePattern(text).replace(WITHIN_WORD, '_')
}
