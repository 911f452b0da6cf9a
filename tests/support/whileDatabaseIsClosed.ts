import pg from 'pg'

/**
 * The database refuses connections and closes existing ones, as during a shutdown.
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
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = $1 AND application_name LIKE $2`,
      [name, thrownOut],
    )
    await act()
  } finally {
    await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
    await client.end()
  }
}
