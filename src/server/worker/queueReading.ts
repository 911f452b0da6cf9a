import type { Client } from 'pg'

/**
 * Has documents read of which nobody knows the words: from before there was a search in them, after a
 * restore, or once a file can be had or was found clean.
 */
export async function queueReading(client: Client) {
  const { rows } = await client.query("SELECT to_regclass('application_words') IS NOT NULL AS exists")
  if (!rows[0].exists) return
  await client.query(`
    INSERT INTO payload_jobs (task_slug, concurrency_key, input)
    SELECT 'readDocuments', 'readDocuments', '{}'
    WHERE NOT EXISTS (SELECT FROM payload_jobs WHERE task_slug = 'readDocuments')
      AND EXISTS (SELECT FROM job_applications application
        WHERE NOT EXISTS (SELECT FROM application_words WHERE application_id = application.id)
          AND NOT EXISTS (SELECT FROM candidate_files
            WHERE id IN (cv_id, cover_letter_file_id) AND check_state = 'pending'))`)
}
