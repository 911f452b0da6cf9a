import type pg from 'pg'

export type DatabaseTable = { name: string; columns: string[] }

/**
 * Reads all tables except `payload_migrations` and `application_words` (the search index, which is
 * rebuilt from the documents), sorted by foreign keys: a table follows the tables that it
 * references.
 */
export async function readTablesToBackUp(client: pg.Client): Promise<DatabaseTable[]> {
  const { rows } = await client.query<DatabaseTable & { refers: string[] }>(`
    SELECT class.relname AS name,
      (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
      (SELECT coalesce(array_agg(DISTINCT confrelid::regclass::text), '{}') FROM pg_constraint
        WHERE conrelid = class.oid AND contype = 'f' AND confrelid <> conrelid) AS refers
    FROM pg_class class
    WHERE class.relnamespace = 'public'::regnamespace AND class.relkind IN ('r', 'p')
      AND NOT class.relispartition AND class.relname NOT IN ('payload_migrations', 'application_words')
    ORDER BY class.relname`)
  return sortTablesByForeignKeys(rows)
}

function sortTablesByForeignKeys(
  tables: (DatabaseTable & { refers: string[] })[],
): DatabaseTable[] {
  const ordered: DatabaseTable[] = []
  let left = tables
  while (left.length > 0) {
    const isLeft = (name: string) => left.some((table) => table.name === name)
    const free = left.filter(({ refers }) => !refers.some(isLeft))
    if (free.length === 0) {
      throw new Error(`Tables reference each other in a cycle: ${left.map(({ name }) => name)}`)
    }
    ordered.push(...free.map(({ name, columns }) => ({ name, columns })))
    left = left.filter((table) => !free.includes(table))
  }
  return ordered
}

export async function readPartitions(client: pg.Client) {
  const { rows } = await client.query<{ name: string; parent: string; bound: string }>(`
    SELECT class.relname AS name, inhparent::regclass::text AS parent,
      pg_get_expr(class.relpartbound, class.oid) AS bound
    FROM pg_class class JOIN pg_inherits ON inhrelid = class.oid
    WHERE class.relispartition AND class.relkind = 'r'
      AND class.relnamespace = 'public'::regnamespace
    ORDER BY class.relname`)
  return rows
}

export async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL AND sequencename <> 'payload_migrations_id_seq'`)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

export const quotedNames = (names: string[]) => names.map((name) => `"${name}"`).join(', ')

/** Builds SQL that copies all rows of a table in physical order. */
export const copyTableRowsSql = (table: string, columns: string[]) =>
  `COPY (SELECT ${quotedNames(columns)} FROM "${table}") TO STDOUT`
