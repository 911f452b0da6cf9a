/** The texts for the records of a plugin about an e-mail address, where a person's data is shown and exported. */
export type PersonRecordWords = {
  label: string
  /** Builds the part of the exported file with the records of a person. */
  exported: (records: readonly object[]) => Record<string, unknown>
}
