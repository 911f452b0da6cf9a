import type { Client } from 'pg'

/**
 * Deletes expired rate limits, drafts and password links. The limits store milliseconds since 1970.
 */
export async function deleteExpiredRows(client: Client) {
  const { rows } = await client.query("SELECT to_regclass('password_links') IS NOT NULL AS exists")
  if (!rows[0].exists) return
  await client.query(`
    DELETE FROM submission_limits WHERE expire < extract(epoch FROM now()) * 1000;
    DELETE FROM account_limits WHERE expire < extract(epoch FROM now()) * 1000;
    DELETE FROM submission_drafts WHERE kept_until < now();
    DELETE FROM password_links WHERE expires_at < now()`)
}
