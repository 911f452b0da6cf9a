import type { Client } from 'pg'

/**
 * Resets jobs that a crashed site has marked as running. Otherwise no runner would run them again,
 * nor other jobs with the same concurrency key.
 */
export async function releaseStuckJobs(client: Client) {
  await client.query('UPDATE payload_jobs SET processing = false WHERE processing')
}

/**
 * Deletes jobs that have ended but that Payload's runner did not remove, and jobs whose subject was
 * erased while they ran.
 */
export async function removeEndedJobs(client: Client) {
  await client.query(`
    DELETE FROM payload_jobs WHERE processing IS NOT TRUE
      AND (completed_at IS NOT NULL OR input ->> 'erased' = 'true')`)
}
