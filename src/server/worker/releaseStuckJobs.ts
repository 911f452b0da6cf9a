import type { Client } from 'pg'

/**
 * A site that died leaves its jobs marked as being processed, for ever: nobody would take them again, nor
 * any other that leaves one at a time with them.
 */
export async function releaseStuckJobs(client: Client) {
  const { rows } = await client.query("SELECT to_regclass('payload_jobs') IS NOT NULL AS exists")
  if (rows[0].exists) {
    await client.query('UPDATE payload_jobs SET processing = false WHERE processing')
  }
}
