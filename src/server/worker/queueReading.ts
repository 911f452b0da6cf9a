import type { Client } from 'pg'

/**
 * Has documents read whose words nobody knows: of what has just come, from before there was a search in
 * them, after a restore. One turn at a time; after one that failed there is a pause.
 */
export async function queueReading(client: Client) {
  await client.query(`
    INSERT INTO payload_jobs (task_slug, concurrency_key, input)
    SELECT 'readDocuments', 'readDocuments', '{}'
    WHERE EXISTS (SELECT FROM unread_applications)
      AND NOT EXISTS (SELECT FROM payload_jobs WHERE task_slug = 'readDocuments'
        AND completed_at IS NULL
        AND (has_error IS NOT TRUE OR created_at > now() - interval '1 hour'))`)
}
