import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'

const TERMINATION_TIMEOUT_MS = 20_000

/**
 * The database refuses connections and closes existing ones, as during a shutdown. When `act` is
 * called, they have ended and the pools of this process know it: a connection that ends later would
 * make a query succeed while the database is closed, or fail after it.
 * @param thrownOut the only `application_name` whose connections are closed; by default all
 */
export async function whileDatabaseIsClosed(
  databaseUrl: string,
  act: () => Promise<void>,
  thrownOut = '%',
) {
  const url = new URL(databaseUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
    await client.query(
      `SELECT pg_terminate_backend(pid, ${TERMINATION_TIMEOUT_MS}) FROM pg_stat_activity
        WHERE datname = $1 AND application_name LIKE $2`,
      [name, thrownOut],
    )
    // The sockets that have received their end together with this answer report it in this turn.
    await nextTurn()
    await act()
  } finally {
    await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
    await client.end()
  }
}
