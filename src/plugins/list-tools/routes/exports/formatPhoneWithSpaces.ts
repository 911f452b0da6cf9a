import { parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * Formats a telephone number in groups of digits, which a spreadsheet reads as text: `06 12 34 56 78`,
 * `+33 6 12 34 56 78`. A number without `+` or `00` is French. Other text is returned unchanged, except that
 * text of digits only is split into pairs.
 */
export function formatPhoneWithSpaces(written: string): string {
  const isInternational = /^\s*(\+|00)/.test(written)
  const number = parsePhoneNumberFromString(written.replace(/^\s*00/, '+'), {
    defaultCountry: 'FR',
    // A number inside a text is not extracted: « bureau 01 23 45 67 89 » stays unchanged.
    extract: false,
  })
  if (number?.isPossible()) {
    return isInternational ? number.formatInternational() : number.formatNational()
  }
  return /^\d+$/.test(written) ? written.replace(/\d{2}(?=\d)/g, '$& ') : written
}
