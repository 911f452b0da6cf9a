import pg from 'pg'
import { backupText } from '@/src/plugins/backups/words/terminal'

/**
 * Runs one backup at a time on this database. A backup deletes unfinished ones of its destination,
 * so two at once would delete each other's work.
 */
export async function withBackupLock<Made>(
  databaseUrl: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query('SET statement_timeout = 0')
    const { rows } = await client.query(
      "SELECT pg_try_advisory_lock(hashtext('exemplia backup')) AS alone",
    )
    if (!rows[0].alone) {
      console.log(backupText.waiting)
      await client.query("SELECT pg_advisory_lock(hashtext('exemplia backup'))")
    }
    return await make()
  } finally {
    await client.end()
  }
}
