import type { Client } from 'pg'

/**
 * Deletes what was kept of visitors' addresses once its time is over, even when nobody sends anything
 * any more. Their times come from the web servers, which write milliseconds since 1970.
 */
export async function forgetSenders(client: Client) {
  const { rows } = await client.query(
    "SELECT to_regclass('submission_limits') IS NOT NULL AS exists",
  )
  if (!rows[0].exists) return
  await client.query(
    'DELETE FROM submission_limits WHERE expire < extract(epoch FROM now()) * 1000',
  )
  await client.query('DELETE FROM submission_drafts WHERE kept_until < now()')
}
