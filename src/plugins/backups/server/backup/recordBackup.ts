import pg from 'pg'

/** Records that a complete backup was made. The health checks and metrics read its age. */
export const recordBackup = (databaseUrl: string) =>
  insertIfTableExists(databaseUrl, {
    table: 'backup_runs',
    sql: 'INSERT INTO backup_runs DEFAULT VALUES',
  })

/** Records the time of the oldest backup in BACKUP_TO; the settings of retention show it. */
export const recordOldestBackup = (databaseUrl: string, madeAt: Date) =>
  insertIfTableExists(databaseUrl, {
    table: 'deletion_outbox',
    sql: `UPDATE backup_runs SET oldest_backup_at = '${madeAt.toISOString()}'
      WHERE finished_at = (SELECT max(finished_at) FROM backup_runs)`,
  })

/** Records whether a trial restore of the backup gave the same data. */
export const recordBackupVerification = (databaseUrl: string, isSound: boolean) =>
  insertIfTableExists(databaseUrl, {
    table: 'backup_verifications',
    sql: `INSERT INTO backup_verifications (is_sound) VALUES (${isSound})`,
  })

async function insertIfTableExists(
  databaseUrl: string,
  { table, sql }: { table: string; sql: string },
) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    // The table is looked up, because the backup may be older than the update that creates it.
    const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS made', [table])
    if (rows[0].made) await client.query(sql)
  } finally {
    await client.end()
  }
}
