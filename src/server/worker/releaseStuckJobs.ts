import type { Client } from 'pg'

/**
 * A site that died leaves its jobs marked as being processed: without this nobody would run them again,
 * nor any other job of the same concurrency key.
 */
export async function releaseStuckJobs(client: Client) {
  if (!(await hasJobs(client))) return
  await client.query('UPDATE payload_jobs SET processing = false WHERE processing')
}

/**
 * Deletes jobs that have ended and were not removed by Payload's runner, and those whose subject was erased
 * while they ran.
 */
export async function removeEndedJobs(client: Client) {
  if (!(await hasJobs(client))) return
  await client.query(`
    DELETE FROM payload_jobs WHERE processing IS NOT TRUE
      AND (completed_at IS NOT NULL OR input ->> 'erased' = 'true')`)
}

async function hasJobs(client: Client): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass('payload_jobs') IS NOT NULL AS exists")
  return rows[0].exists
}
