import pg from 'pg'

export type DatabaseState = {
  tables: string[]
  schema: unknown
  /** The rows that the migrations inserted, as JSON. */
  rows: { table: string; rows: string }[]
  sequences: Map<string, string | null>
}

/** Ends hangs only. */
const TERMINATION_TIMEOUT_MS = 20_000

/** The state of a database that has just been migrated. */
export const readDatabaseState = (url: string) =>
  withDatabaseClient(url, async (client): Promise<DatabaseState> => {
    const tables = await readTables(client)
    const names = tables.map(({ name }) => name)
    const rows: DatabaseState['rows'] = []
    for (const { name } of tables.filter(({ isUsed }) => isUsed)) {
      const found = await client.query(`SELECT json_agg(t)::text AS rows FROM ${name} t`)
      rows.push({ table: name, rows: found.rows[0].rows ?? '[]' })
    }
    return {
      tables: names,
      schema: await readSchema(client, names),
      rows,
      sequences: await readSequences(client),
    }
  })

/**
 * Restores this state of a database; copying the template takes ten times as long.
 * @returns false when its schema has changed
 */
export const emptyDatabase = (url: string, before: DatabaseState) =>
  withDatabaseClient(url, async (client) => {
    // An open transaction of an earlier file would still hold its locks.
    await client.query(`SELECT pg_terminate_backend(pid, ${TERMINATION_TIMEOUT_MS}) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`)
    const tables = await readTables(client)
    const isNew = (name: string) => !before.tables.includes(name)
    const used = tables.filter(({ name, isUsed }) => isUsed && !isNew(name)).map(({ name }) => name)
    // The replica role disables triggers and foreign keys.
    await client.query("SET session_replication_role = 'replica'")
    // Visits create a table for each month.
    for (const { name } of tables.filter((table) => isNew(table.name))) {
      await client.query(`DROP TABLE ${name}`)
    }
    if (JSON.stringify(await readSchema(client, before.tables)) !== JSON.stringify(before.schema)) {
      return false
    }
    await client.query(used.map((name) => `DELETE FROM ${name}`).join(';'))
    for (const { table, rows } of before.rows) {
      await client.query(
        `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
          SELECT * FROM json_populate_recordset(NULL::${table}, $1)`,
        [rows],
      )
    }
    for (const [name, value] of await readSequences(client)) {
      const first = before.sequences.get(name) ?? null
      if (value === first) continue
      await client.query('SELECT setval($1, $2, $3)', [name, first ?? 1, first !== null])
    }
    // VACUUM truncates the table files, which `isUsed` checks.
    if (used.length > 0) await client.query(`VACUUM ${used.join(', ')}`)
    return true
  })

async function withDatabaseClient<T>(
  url: string,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  return act(client).finally(() => client.end())
}

async function readTables(client: pg.Client): Promise<{ name: string; isUsed: boolean }[]> {
  const { rows } = await client.query(`
    SELECT oid::regclass::text AS name, pg_relation_size(oid) > 0 AS "isUsed"
    FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY oid`)
  return rows
}

async function readSchema(client: pg.Client, tables: string[]): Promise<unknown> {
  const { rows } = await client.query(
    `SELECT
      (SELECT md5(string_agg(concat_ws(' ', conrelid, pg_get_constraintdef(oid)), ',' ORDER BY oid))
        FROM pg_constraint WHERE conrelid = ANY($1::regclass[])) AS constraints,
      (SELECT md5(string_agg(concat_ws(' ', tgrelid, tgfoid, tgenabled), ',' ORDER BY oid))
        FROM pg_trigger WHERE tgrelid = ANY($1::regclass[])) AS triggers,
      (SELECT md5(string_agg(concat_ws(' ', attrelid, attname, atttypid, attnotnull), ',' ORDER BY attrelid, attnum))
        FROM pg_attribute WHERE attrelid = ANY($1::regclass[])) AS columns,
      (SELECT md5(string_agg(concat_ws(' ', oid, prosrc), ',' ORDER BY oid))
        FROM pg_proc WHERE pronamespace = 'public'::regnamespace) AS functions`,
    [tables],
  )
  return rows[0]
}

async function readSequences(client: pg.Client): Promise<Map<string, string | null>> {
  const { rows } = await client.query(`
    SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value
    FROM pg_sequences WHERE schemaname = 'public'`)
  return new Map(rows.map(({ name, value }) => [name, value]))
}
