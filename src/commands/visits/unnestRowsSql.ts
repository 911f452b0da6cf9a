import { sql } from '@payloadcms/db-postgres'

/**
 * Builds SQL for rows as a table `row`, with one array parameter per column. @param types
 * PostgreSQL's type of each column
 */
export function unnestRowsSql<Row extends Record<string, unknown>>(
  rows: readonly Row[],
  types: Record<keyof Row & string, string>,
) {
  const columns = Object.entries<string>(types).map(([name, type]) => ({
    name: sql`${sql.identifier(name)}`,
    values: sql`${sql.param(rows.map((row) => row[name]))}::${sql.raw(type)}[]`,
  }))
  const values = sql.join(
    columns.map((column) => column.values),
    sql`, `,
  )
  const names = sql.join(
    columns.map((column) => column.name),
    sql`, `,
  )
  return sql`unnest(${values}) AS row (${names})`
}
