import pg from 'pg'
import { readProgramMigrationNames } from './migrationNames'

/**
 * Whether the database has every migration and at least one user. This is checked before Payload is
 * loaded, which takes seconds, so that a prepared database needs no migration and no seed.
 */
export async function isDatabasePrepared(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows: tables } = await client.query(
      "SELECT to_regclass('payload_migrations') IS NOT NULL AND to_regclass('users') IS NOT NULL AS made",
    )
    if (!tables[0].made) return false
    const { rows } = await client.query(
      `SELECT (SELECT array_agg(name::text) FROM payload_migrations) @> $1::text[]
        AND EXISTS (SELECT 1 FROM users) AS prepared`,
      [readProgramMigrationNames()],
    )
    return rows[0].prepared === true
  } finally {
    await client.end()
  }
}
