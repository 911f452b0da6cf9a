import type { Client } from 'pg'

/**
 * Queues the text extraction of documents that are not indexed: new ones, older ones, restored
 * ones. One job runs at a time, and an hour passes after a failed one.
 */
export async function queueTextExtraction(client: Client) {
  await client.query(`
    INSERT INTO payload_jobs (task_slug, concurrency_key, input)
    SELECT 'readDocuments', 'readDocuments', '{}'
    WHERE EXISTS (SELECT FROM unread_applications)
      AND NOT EXISTS (SELECT FROM payload_jobs WHERE task_slug = 'readDocuments'
        AND completed_at IS NULL
        AND (has_error IS NOT TRUE OR created_at > now() - interval '1 hour'))`)
}
