import type { Client } from 'pg'

/** From this hour on, on the clocks of the site. */
const HOUR = 8

/** Queues the morning's mails once a day, however many ask, and only where somebody wants them. */
export async function queueMorningMails(client: Client, hour = HOUR) {
  const { rows } = await client.query("SELECT to_regclass('morning_mails') IS NOT NULL AS exists")
  if (!rows[0].exists) return
  await client.query(
    `
    WITH clock AS (
      SELECT now() AT TIME ZONE coalesce(
        (SELECT timezone::text FROM website_settings LIMIT 1), 'Europe/Paris') AS moment
    ), due AS (
      INSERT INTO morning_mails (day)
      SELECT moment::date FROM clock WHERE extract(hour FROM moment) >= $1
        AND EXISTS (SELECT 1 FROM users WHERE morning_mail AND status = 'active')
      ON CONFLICT DO NOTHING RETURNING day
    )
    INSERT INTO payload_jobs (task_slug, concurrency_key, input)
    SELECT 'sendMorningMails', 'sendMorningMails', jsonb_build_object('day', day) FROM due`,
    [hour],
  )
}
