import pg from 'pg'

/** Puts on record that a whole backup was made, for whoever watches how old the last one is. */
export async function noteBackup(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    // A backup is often made right before an update, of tables that do not know this one yet.
    const { rows } = await client.query("SELECT to_regclass('backup_runs') IS NOT NULL AS made")
    if (rows[0].made) await client.query('INSERT INTO backup_runs DEFAULT VALUES')
  } finally {
    await client.end()
  }
}
