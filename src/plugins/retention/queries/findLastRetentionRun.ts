import type { Payload } from 'payload'
import { z } from 'zod'

const LastRunRowSchema = z.object({ finishedAt: z.string() }).optional()

/** When the retention last completed; null when it never did. */
export async function findLastRetentionRun(payload: Payload): Promise<string | null> {
  const { rows } = await payload.db.pool.query(`
    SELECT to_char(finished_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "finishedAt"
    FROM retention_runs WHERE finished_at IS NOT NULL ORDER BY day DESC LIMIT 1`)
  return LastRunRowSchema.parse(rows[0])?.finishedAt ?? null
}
