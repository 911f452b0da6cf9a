import type { Payload } from 'payload'
import { z } from 'zod'

const WorkerRoundRowSchema = z.object({ seconds: z.number() }).optional()

/**
 * Reads the seconds since the last round of the job runner. Each round runs a query on the
 * connection that holds the runner's lock. Null when no connection holds it.
 */
export async function readSecondsSinceWorkerRound(payload: Payload): Promise<number | null> {
  const { rows } = await payload.db.pool.query(`
    SELECT extract(epoch FROM clock_timestamp() - runner.state_change)::float AS seconds
    FROM pg_locks lock JOIN pg_stat_activity runner USING (pid)
    WHERE lock.locktype = 'advisory' AND lock.granted AND runner.datname = current_database()
      AND lock.objsubid = 1
      AND lock.objid::bigint = (hashtext('exemplia jobs')::bigint & 4294967295)`)
  return WorkerRoundRowSchema.parse(rows[0])?.seconds ?? null
}
