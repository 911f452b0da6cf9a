import { stringify } from 'csv-stringify/sync'

const CSV_FORMAT = {
  delimiter: ';',
  record_delimiter: 'windows',
  // A spreadsheet must not execute a formula that a visitor typed.
  escape_formulas: true,
  // Values with line breaks are quoted, so that they stay in one row.
  quoted_match: /[\r\n]/,
} as const

/** Never a formula, because it has spaces. It is not escaped: spreadsheets would show the apostrophe. */
const INTERNATIONAL_PHONE = /^\+\d+(?: \d+)+$/

const csvValueCasts = {
  string: (value: string) =>
    INTERNATIONAL_PHONE.test(value) ? { value, escape_formulas: false } : value,
}

/** CSV text that a French Excel opens; `bom` is true for the first lines of the file. */
export const csvLines = (rows: string[][], { bom }: { bom: boolean }) =>
  stringify(rows, { ...CSV_FORMAT, cast: csvValueCasts, bom })
