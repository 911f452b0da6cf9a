import { looseLikePattern } from '../text/foldText'
import { withoutInvisible } from '../text/visibleText'

/** Digits with what people write between them, perhaps with the sign of a country. */
const DIGITS = /(?:\+\s?)?\d(?:[\s\u00a0\u202f().\-/]*\d)+/g
const LEAST_DIGITS = 4
/** So many digits in groups are a number, wherever it begins. */
const SURE_DIGITS = 8

/** Folded as `fold_text` of the database folds what is searched in. */
export function foldSearched(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
}

/** A telephone number, or a part of one, as `phone_digits` of the database keeps it: 0612345678. */
export function phoneDigits(written: string): string {
  const digits = written.replaceAll(/[^0-9+]/g, '')
  return digits
    .replace(/^(?:\+|00)330?/, '0')
    .replace(/^33(?=[1-9]\d{8}$)/, '0')
    .replace(/^\+/, '00')
}

/**
 * What is asked of the folded text of somebody who wrote to the firm: each word without its accents, a
 * telephone number without its notation. The signs that the database would read as any text are escaped.
 */
export function searchedPeople(typed: string): string {
  const words = typed.replaceAll(DIGITS, (written) =>
    isNumber(written) ? ` ${phoneDigits(written)} ` : written,
  )
  return looseLikePattern(foldSearched(withoutInvisible(words)).trim().replaceAll(/\s+/g, ' '))
}

function isNumber(written: string): boolean {
  const digits = written.replaceAll(/\D/g, '').length
  return digits >= SURE_DIGITS || (digits >= LEAST_DIGITS && /^(?:0|\+)/.test(written))
}
