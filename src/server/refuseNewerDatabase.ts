import pg from 'pg'
import { commandLine } from '@/src/content/commandLine'
import { Refusal } from './refusal'

/**
 * Stops a program that is older than the database: what it writes would not fit what newer versions have
 * made of the tables. A database that cannot be asked is nobody's fault here, and refuses nothing.
 * @param known The names of the migrations that this program comes with.
 * @throws Refusal with a sentence that names the migrations it does not know
 */
export async function refuseNewerDatabase(databaseUrl: string | undefined, known: string[]) {
  if (!databaseUrl) return
  const unknown = await unknownMigrations(databaseUrl, known).catch(() => [])
  if (unknown.length > 0) throw new Refusal(commandLine.databaseNewer(unknown))
}

async function unknownMigrations(databaseUrl: string, known: string[]): Promise<string[]> {
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
      [known],
    )
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
