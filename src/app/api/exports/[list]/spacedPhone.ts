import { parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * A telephone number in groups, which a spreadsheet reads as text: `06 12 34 56 78`, `+33 6 12 34 56 78`.
 * A number without `+` or `00` is French. Text that is no telephone number is returned unchanged, digits in
 * pairs.
 */
export function spacedPhone(written: string): string {
  const isInternational = /^\s*(\+|00)/.test(written)
  const number = parsePhoneNumberFromString(written.replace(/^\s*00/, '+'), {
    defaultCountry: 'FR',
    // Words beside a number belong to it: « bureau 01 23 45 67 89 » stays whole.
    extract: false,
  })
  if (number?.isPossible()) {
    return isInternational ? number.formatInternational() : number.formatNational()
  }
  return /^\d+$/.test(written) ? written.replace(/\d{2}(?=\d)/g, '$& ') : written
}
