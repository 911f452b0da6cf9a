/** The texts for the records of a plugin about an e-mail address, where a person's data is shown and exported. */
export type PersonRecordWords = {
  label: string
  /** The records in the exported file. */
  exported: (records: readonly object[]) => Record<string, unknown>
}
