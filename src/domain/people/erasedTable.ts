/** A table whose rows are deleted when one of the applications in these columns is anonymised. */
export type ErasedTable = { table: string; applications: readonly string[] }
