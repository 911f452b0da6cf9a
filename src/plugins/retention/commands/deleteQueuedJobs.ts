import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Replaces the input of a running job when its application or message is erased. */
const ERASED_JOB_INPUT = JSON.stringify({ erased: true })

/**
 * Deletes the queued jobs that meet this condition. The row of a running job stays until the job ends,
 * because Payload's runner writes its log there: it loses its input now, and the worker deletes it then.
 */
export async function deleteQueuedJobs(
  database: Pick<Payload['db']['drizzle'], 'execute'>,
  condition: ReturnType<typeof sql>,
): Promise<void> {
  await database.execute(sql`
    DELETE FROM payload_jobs WHERE ${condition} AND processing IS NOT TRUE`)
  await database.execute(sql`
    UPDATE payload_jobs SET input = ${ERASED_JOB_INPUT}::jsonb WHERE ${condition} AND processing`)
}
