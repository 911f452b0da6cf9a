import type { Client } from 'pg'

/**
 * Queues the daily jobs once, even with several workers, at the first round after two in the
 * morning (UTC).
 */
export async function queueNightly(client: Client) {
  const { rows } = await client.query("SELECT to_regclass('retention_runs') IS NOT NULL AS exists")
  if (!rows[0].exists) return
  await client.query(`
    WITH due AS (
      INSERT INTO retention_runs (day) VALUES ((now() AT TIME ZONE 'UTC' - interval '2 hours')::date)
      ON CONFLICT DO NOTHING RETURNING day
    )
    INSERT INTO payload_jobs (task_slug, concurrency_key, input)
    SELECT 'applyRetention'::enum_payload_jobs_task_slug, 'applyRetention',
      jsonb_build_object('day', day, 'now', now()) FROM due
    UNION ALL SELECT 'checkOutsideLinks', 'checkOutsideLinks', '{}'::jsonb FROM due`)
}
