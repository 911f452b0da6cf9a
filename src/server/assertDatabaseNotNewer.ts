import pg from 'pg'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { OperatorError } from './operatorError'

/**
 * Refuses to start a program that is older than the database schema, because its writes would not
 * fit newer tables. A database that cannot be reached is no reason to refuse.
 * @param knownMigrations the names of the program's migrations
 * @throws OperatorError with a sentence that names the unknown migrations
 */
export async function assertDatabaseNotNewer(
  databaseUrl: string | undefined,
  knownMigrations: string[],
) {
  if (!databaseUrl) return
  const unknown = await findUnknownMigrations(databaseUrl, knownMigrations).catch(() => [])
  if (unknown.length > 0) throw new OperatorError(commandLineMessages.databaseNewer(unknown))
}

async function findUnknownMigrations(
  databaseUrl: string,
  knownMigrations: string[],
): Promise<string[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows: tables } = await client.query("SELECT to_regclass('payload_migrations') AS made")
    if (tables[0].made === null) return []
    const { rows } = await client.query(
      'SELECT name::text FROM payload_migrations WHERE name <> ALL ($1::text[]) ORDER BY name',
      [knownMigrations],
    )
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
