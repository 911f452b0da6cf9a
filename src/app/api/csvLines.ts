import { stringify } from 'csv-stringify/sync'

const FORM = {
  delimiter: ';',
  record_delimiter: 'windows',
  // What a visitor typed must not become a formula in the table of whoever opens the file,
  escape_formulas: true,
  // nor a line of it another row.
  quoted_match: /[\r\n]/,
} as const

/** Rows as the text of a CSV file that a French Excel opens; `bom` at the beginning of the file. */
export const csvLines = (rows: string[][], { bom }: { bom: boolean }) =>
  stringify(rows, { ...FORM, bom })
