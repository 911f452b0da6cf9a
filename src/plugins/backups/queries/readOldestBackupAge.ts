import type { Payload } from 'payload'
import { z } from 'zod'

const BackupAgeRowsSchema = z.array(z.object({ age: z.number().nullable() }))

/** The seconds since the oldest backup was made; null if no backup was made in BACKUP_TO. */
export async function readOldestBackupAge(payload: Payload): Promise<number | null> {
  const { rows } = await payload.db.pool.query(`
    SELECT extract(epoch FROM now() - oldest_backup_at)::float AS age FROM backup_runs
    WHERE oldest_backup_at IS NOT NULL ORDER BY finished_at DESC LIMIT 1`)
  return BackupAgeRowsSchema.parse(rows)[0]?.age ?? null
}
