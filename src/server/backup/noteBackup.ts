import pg from 'pg'

/** Puts on record that a whole backup was made, for whoever watches how old the last one is. */
export const noteBackup = (databaseUrl: string) =>
  note(databaseUrl, { table: 'backup_runs', sql: 'INSERT INTO backup_runs DEFAULT VALUES' })

/** Puts on record whether a backup came back from its restoration as it was. */
export const noteVerification = (databaseUrl: string, isSound: boolean) =>
  note(databaseUrl, {
    table: 'backup_verifications',
    sql: `INSERT INTO backup_verifications (is_sound) VALUES (${isSound})`,
  })

async function note(databaseUrl: string, { table, sql }: { table: string; sql: string }) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    // A backup is often made right before an update, of tables that do not know this one yet.
    const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS made', [table])
    if (rows[0].made) await client.query(sql)
  } finally {
    await client.end()
  }
}
