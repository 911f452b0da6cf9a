import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { applicationRecordTables } from '@/src/plugins/applicationRecordTables'

/** A table of a plugin whose rows belong to an application: with `application_id` and `created_at`. */
export type ApplicationRecordTable = {
  table: string
  /** The column with free text, in which other people may be named. */
  text: string
  /** The columns that the person receives. */
  exported: readonly string[]
  /** Which rows `record` are a contact with the person; all rows by default. */
  isContact?: SQL
  /** Which rows `record` mean that the person has requested the erasure of the application. */
  isErasureRequested?: SQL
  /** Whether this account may read the rows of an application. @param reader null for no account */
  isReadable: (application: SQL, reader: number | null) => SQL
}

const applicationRecordTablesByKind: Readonly<Record<string, ApplicationRecordTable>> =
  applicationRecordTables

/** The tables of plugins by the kind of their records. */
export const APPLICATION_RECORD_TABLES = Object.entries(applicationRecordTablesByKind).map(
  ([kind, table]) => ({
    kind,
    ...table,
  }),
)
