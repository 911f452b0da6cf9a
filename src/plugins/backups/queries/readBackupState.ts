import type { Payload } from 'payload'
import { z } from 'zod'
import type { BackupFacts } from '@/src/plugins/backups/rules/judgeBackup'

const BackupStateRowSchema = z.object({
  age: z.number().nullable(),
  journalDelay: z.number().nullable(),
  verification: z.object({ age: z.number(), isSound: z.boolean() }).nullable(),
})

/**
 * Reads the time since the last complete backup, the result of the last verified restore (null before
 * the first), and since when deletions wait to be written to the journal (null if none waits).
 */
export async function readBackupState(payload: Payload): Promise<BackupFacts> {
  const { rows } = await payload.db.pool.query(`
    SELECT (SELECT extract(epoch FROM now() - max(finished_at))::float FROM backup_runs) AS age,
      (SELECT extract(epoch FROM now() - min(at))::float FROM deletion_outbox) AS "journalDelay",
      (SELECT jsonb_build_object(
          'age', extract(epoch FROM now() - finished_at)::float, 'isSound', is_sound)
        FROM backup_verifications ORDER BY finished_at DESC LIMIT 1) AS verification`)
  return BackupStateRowSchema.parse(rows[0])
}
