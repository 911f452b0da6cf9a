import type { Client } from 'pg'

/**
 * A site that died leaves its jobs marked as being processed: without this nobody would run them again,
 * nor any other job of the same concurrency key.
 */
export async function releaseStuckJobs(client: Client) {
  await client.query('UPDATE payload_jobs SET processing = false WHERE processing')
}

/**
 * Deletes jobs that have ended and were not removed by Payload's runner, and those whose subject was erased
 * while they ran.
 */
export async function removeEndedJobs(client: Client) {
  await client.query(`
    DELETE FROM payload_jobs WHERE processing IS NOT TRUE
      AND (completed_at IS NOT NULL OR input ->> 'erased' = 'true')`)
}
