import { sql } from '@payloadcms/db-postgres'
import type { PersonRecordTable } from '@/src/domain/people/personRecordTable'
import { personRecordTables } from '@/src/plugins/personRecordTables'

const personRecordTablesByKind: Readonly<Record<string, PersonRecordTable>> = personRecordTables

/** The tables by the kind of their records. */
export const PERSON_RECORD_TABLES = Object.entries(personRecordTablesByKind).map(
  ([kind, table]) => ({
    kind,
    ...table,
  }),
)

const jsonByKindSql = (parts: ReturnType<typeof sql>[]) =>
  sql`json_build_object(${sql.join(parts, sql`, `)})`

/** Builds SQL that counts the plugins' records of an address. @param email in lower case */
export const personRecordCountsSql = (email: string) =>
  jsonByKindSql(
    PERSON_RECORD_TABLES.map(
      ({ kind, table, address }) => sql`${kind}::text, (SELECT count(*)::int
        FROM ${sql.identifier(table)} WHERE ${sql.identifier(address)} = ${email})`,
    ),
  )

/** Builds SQL that reads the plugins' records of an address, by kind. */
export const personRecordsSql = (email: string) =>
  jsonByKindSql(
    PERSON_RECORD_TABLES.map(({ kind, table, address, exported }) => {
      const columns = exported.map((column) => sql`${column}::text, ${sql.identifier(column)}`)
      return sql`${kind}::text, (
        SELECT coalesce(json_agg(json_build_object(${sql.join(columns, sql`, `)}) ORDER BY id), '[]')
        FROM ${sql.identifier(table)} WHERE ${sql.identifier(address)} = ${email})`
    }),
  )
