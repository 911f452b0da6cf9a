/** SQL that a restore runs if the schema of the backup has this table, and this column of it. */
export type RestoreStatement = { table: string; column?: string; sql: string }

/** What the restore of a backup does for the records of a plugin, before the site opens. */
export type RestoreDuty = {
  /** Run on all restored rows: they end what may have ended or may have been sent since the backup. */
  statements?: readonly RestoreStatement[]
  /**
   * Repeat the deletions and revocations of the deletion journal, by action. The temporary table
   * `repeated` has a row for each: `record_id`, `record_created_at` and the time `at`. A new record
   * may have the id of a deleted one, so a statement compares both columns (`isRepeatedSql`). The
   * same entries may be repeated twice.
   */
  repeatedActions?: Readonly<Record<string, readonly RestoreStatement[]>>
  /** The due jobs of these tasks run before the site opens. */
  tasksBeforeOpening?: readonly string[]
}

/** SQL condition: this row of `table` is the record that an entry of `repeated` names. */
export const isRepeatedSql = (table: string) =>
  `${table}.id = repeated.record_id AND date_trunc('milliseconds', ${table}.created_at) = repeated.record_created_at`
