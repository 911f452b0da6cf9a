import type { Payload } from 'payload'
import { z } from 'zod'

const Answer = z.object({ seconds: z.number().nullable() })

/** Since the last whole backup was made; null before the first. */
export async function readBackupAge(payload: Payload): Promise<number | null> {
  const { rows } = await payload.db.pool.query(
    'SELECT extract(epoch FROM now() - max(finished_at))::float AS seconds FROM backup_runs',
  )
  return Answer.parse(rows[0]).seconds
}
