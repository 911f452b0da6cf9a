const INVISIBLE_CHARACTERS_PATTERN = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu

const INVISIBLE_FORMAT_PATTERN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/**
 * Removes joining, invisible and direction characters from texts that are compared, dialled or
 * mailed.
 */
export function removeInvisibleCharacters(text: string): string {
  return text.replace(INVISIBLE_FORMAT_PATTERN, '')
}

/** False for a text of spaces and joining, invisible or direction characters only. */
export function hasVisibleText(text: string): boolean {
  return text.replace(INVISIBLE_CHARACTERS_PATTERN, '') !== ''
}

// Characters that cannot be stored: NUL in PostgreSQL, and a lone surrogate in every encoding.
const UNSTORABLE_CHARACTERS_PATTERN =
  /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
const SPACE_OR_CONTROL_PATTERN = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu
const CONTROL_CHARACTER_PATTERN = /[\p{Cc}\p{Zl}\p{Zp}]/u

/**
 * Cleans a multi-line text: line ends are normalized and unstorable characters removed. Text
 * without visible characters becomes empty.
 */
export function cleanText(typed: string): string {
  return trimOrEmpty(typed.replace(UNSTORABLE_CHARACTERS_PATTERN, '').replace(/\r\n?/g, '\n'))
}

/** Cleans a single line: a line break in a name or subject would split mail headers. */
export function cleanLine(typed: string): string {
  const withoutBreaks = typed
    .replace(UNSTORABLE_CHARACTERS_PATTERN, '')
    .replace(SPACE_OR_CONTROL_PATTERN, (run) => (CONTROL_CHARACTER_PATTERN.test(run) ? ' ' : run))
  return trimOrEmpty(withoutBreaks)
}

function trimOrEmpty(text: string): string {
  return hasVisibleText(text) ? text.trim() : ''
}

const HYPHEN_PATTERN = /\p{Dash}/gu
const APOSTROPHE_PATTERN = /['’‘‛ʼʻ′´`＇]/gu
const PUNCTUATION_WITHIN_WORD_PATTERN = /(?<=[\p{L}\p{N}])['’‘‛ʼʻ′´`＇\p{Dash}](?=[\p{L}\p{N}])/gu

/**
 * Folds a text for searches: lower case without accents, with expanded ligatures and one kind of
 * hyphen and apostrophe.
 */
export function foldText(text: string): string {
  return removeInvisibleCharacters(text)
    .replace(APOSTROPHE_PATTERN, "'")
    .replace(HYPHEN_PATTERN, '-')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
}

/** Escapes a text for LIKE. */
export function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/**
 * Returns a LIKE pattern in which a hyphen or apostrophe inside a word matches any character, and
 * so its variants.
 */
export function looseLikePattern(text: string): string {
  return escapeLikePattern(text).replace(PUNCTUATION_WITHIN_WORD_PATTERN, '_')
}

/**
 * Makes the slug of a title: lowercase ASCII words joined by single hyphens; empty when no
 * character is left.
 */
export function slugify(title: string): string {
  return foldText(title)
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9_-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}
