/** A table of a plugin whose rows belong to an e-mail address. */
export type PersonRecordTable = {
  table: string
  /** The column with the e-mail address, in lower case. */
  address: string
  /** The columns that the person receives. */
  exported: readonly string[]
}
