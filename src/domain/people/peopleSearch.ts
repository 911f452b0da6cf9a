import { looseLikePattern, withoutInvisible } from '../text/normalizeText'

/** Digits with usual separators, optionally with a country prefix. */
const DIGITS_PATTERN = /(?:\+\s?)?\d(?:[\s\u00a0\u202f().\-/]*\d)+/g
const MIN_DIGITS = 4
/** A number with at least this many digits is a telephone number, whatever its first digit. */
const MIN_CERTAIN_DIGITS = 8

/** Folded like the database function `fold_text`. */
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
 * A telephone number or a part of one, as the database function `phone_digits` normalizes it:
 * 0612345678.
 */
export function phoneDigits(written: string): string {
  const digits = written.replaceAll(/[^0-9+]/g, '')
  return digits
    .replace(/^(?:\+|00)330?/, '0')
    .replace(/^33(?=[1-9]\d{8}$)/, '0')
    .replace(/^\+/, '00')
}

/**
 * The search term for the folded text of senders: words without accents, telephone numbers without
 * separators. LIKE wildcards are escaped.
 */
export function searchedPeople(typed: string): string {
  const words = typed.replaceAll(DIGITS_PATTERN, (written) =>
    isNumber(written) ? ` ${phoneDigits(written)} ` : written,
  )
  return looseLikePattern(foldSearchTerm(withoutInvisible(words)).trim().replaceAll(/\s+/g, ' '))
}

function isNumber(written: string): boolean {
  const digits = written.replaceAll(/\D/g, '').length
  return digits >= MIN_CERTAIN_DIGITS || (digits >= MIN_DIGITS && /^(?:0|\+)/.test(written))
}
