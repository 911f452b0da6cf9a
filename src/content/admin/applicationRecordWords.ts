/** The texts for the records of a plugin, where a person's data is shown and exported. */
export type ApplicationRecordWords = {
  label: string
  /** The heading of a passage that was found in a record on the application of this candidate. */
  onApplicationOf: (whose: string) => string
  /** States that records are left out because the reader may not read them yet. */
  hidden: (count: number) => string
  /** Builds the part of the exported file with the records on one application. */
  exported: (records: ReadableRecords) => Record<string, unknown>
}

/** The records on one application that the reader may read, and how many others there are. */
export type ReadableRecords = {
  readable: readonly ({ at: string } & Record<string, string | null>)[]
  hidden: number
}
