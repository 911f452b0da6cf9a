import { stringify } from 'csv-stringify/sync'

const CSV_FORMAT = {
  delimiter: ';',
  record_delimiter: 'windows',
  // Formulas are escaped: a spreadsheet must not execute one that a visitor typed.
  escape_formulas: true,
  // Values with line breaks are quoted, so that they stay in one row.
  quoted_match: /[\r\n]/,
} as const

/** A phone number with spaces is no formula. An apostrophe to escape it would be visible. */
const INTERNATIONAL_PHONE_PATTERN = /^\+\d+(?: \d+)+$/

const csvValueCasts = {
  string: (value: string) =>
    INTERNATIONAL_PHONE_PATTERN.test(value) ? { value, escape_formulas: false } : value,
}

/** Writes CSV lines that a French Excel opens; `bom` is true for the first lines of the file. */
export const writeCsvLines = (rows: string[][], { bom }: { bom: boolean }) =>
  stringify(rows, { ...CSV_FORMAT, cast: csvValueCasts, bom })
