import { stringify } from 'csv-stringify/sync'

const FORM = {
  delimiter: ';',
  record_delimiter: 'windows',
  // A spreadsheet must not run what a visitor typed as a formula,
  escape_formulas: true,
  // and a line of a text must not become a row.
  quoted_match: /[\r\n]/,
} as const

/** Groups of digits: text for a spreadsheet, which would show the apostrophe of an escaped formula. */
const INTERNATIONAL_PHONE = /^\+\d+(?: \d+)+$/

const cast = {
  string: (value: string) =>
    INTERNATIONAL_PHONE.test(value) ? { value, escape_formulas: false } : value,
}

/** Rows as the text of a CSV file that a French Excel opens; `bom` at the beginning of the file. */
export const csvLines = (rows: string[][], { bom }: { bom: boolean }) =>
  stringify(rows, { ...FORM, cast, bom })
