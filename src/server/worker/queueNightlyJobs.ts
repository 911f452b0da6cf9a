import type { Client } from 'pg'
import { workerDuties } from '@/src/plugins/workerDuties'

const nightlyJobs = workerDuties.flatMap(({ nightlyJob }) => nightlyJob ?? [])

/**
 * Queues the daily jobs once, even with several workers, at the first round after two in the
 * morning (UTC).
 */
export async function queueNightlyJobs(client: Client) {
  if (nightlyJobs.length === 0) return
  const { rows } = await client.query("SELECT to_regclass('retention_runs') IS NOT NULL AS exists")
  if (!rows[0].exists) return
  await client.query(`
    WITH due AS (
      INSERT INTO retention_runs (day) VALUES ((now() AT TIME ZONE 'UTC' - interval '2 hours')::date)
      ON CONFLICT DO NOTHING RETURNING day
    )
    INSERT INTO payload_jobs (task_slug, concurrency_key, input)
    ${nightlyJobs.map(nightlyJobRowSql).join(' UNION ALL ')}`)
}

// Builds the SELECT of the row that is inserted into `payload_jobs`.
const nightlyJobRowSql = ({ task, input }: (typeof nightlyJobs)[number]) =>
  `SELECT '${task}'::enum_payload_jobs_task_slug, '${task}', ${input} FROM due`
