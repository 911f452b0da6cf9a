import { looseLikePattern, removeInvisibleCharacters } from '../text/normalizeText'

/** Matches digits with usual separators, optionally with a country prefix. */
const PHONE_DIGITS_PATTERN = /(?:\+\s?)?\d(?:[\s\u00a0\u202f().\-/]*\d)+/g
const MIN_PHONE_DIGITS = 4
/** A number with at least this many digits is a telephone number, whatever its first digit. */
const MIN_CERTAIN_PHONE_DIGITS = 8

/** Folds a term like the database function `fold_text`. */
export function foldSearchTerm(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
}

/**
 * Normalizes a telephone number or a part of one like the database function `phone_digits`:
 * 0612345678.
 */
export function normalizePhoneDigits(written: string): string {
  const digits = written.replaceAll(/[^0-9+]/g, '')
  return digits
    .replace(/^(?:\+|00)330?/, '0')
    .replace(/^33(?=[1-9]\d{8}$)/, '0')
    .replace(/^\+/, '00')
}

/**
 * Returns the search term for the folded text of senders: words without accents, telephone numbers
 * without separators. LIKE wildcards are escaped.
 */
export function peopleSearchLikePattern(typed: string): string {
  const words = typed.replaceAll(PHONE_DIGITS_PATTERN, (written) =>
    isPhoneNumber(written) ? ` ${normalizePhoneDigits(written)} ` : written,
  )
  return looseLikePattern(
    foldSearchTerm(removeInvisibleCharacters(words)).trim().replaceAll(/\s+/g, ' '),
  )
}

function isPhoneNumber(written: string): boolean {
  const digits = written.replaceAll(/\D/g, '').length
  return (
    digits >= MIN_CERTAIN_PHONE_DIGITS || (digits >= MIN_PHONE_DIGITS && /^(?:0|\+)/.test(written))
  )
}
