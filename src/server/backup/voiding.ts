import { MAY_HAVE_LEFT, RESTORED_KEY } from '@/src/domain/backups/restored'
import { mailsDue } from '../worker/queueMorningMails'
import type { Manifest } from './manifest'

/**
 * What of a backup must not come to life again, in its tables as they were made: sessions and links that
 * were ended since, codes that were used since, mails that may have left since, and where files wait, which
 * are all in the store now. Which recovery codes were used nobody knows any more, so that none is good.
 */
const VOIDED: { table: string; column?: string; sql: string }[] = [
  { table: 'users_sessions', sql: 'DELETE FROM users_sessions' },
  { table: 'staff_sessions', sql: 'DELETE FROM staff_sessions' },
  { table: 'password_links', sql: 'DELETE FROM password_links' },
  {
    table: 'users',
    sql: 'UPDATE users SET reset_password_token = NULL, reset_password_expiration = NULL WHERE reset_password_token IS NOT NULL',
  },
  // Which of them was revoked since, nobody knows any more either.
  { table: 'statistics_tokens', sql: 'DELETE FROM statistics_tokens' },
  { table: 'recovery_codes', sql: 'DELETE FROM recovery_codes' },
  // Those shown until now: one is good for thirty seconds, and a window to both sides.
  {
    table: 'second_factors',
    sql: 'UPDATE second_factors SET last_step = greatest(last_step, floor(extract(epoch FROM now()) / 30)::bigint + 1)',
  },
  {
    table: 'candidate_files',
    column: 'spooled_on',
    sql: 'UPDATE candidate_files SET spooled_on = NULL WHERE spooled_on IS NOT NULL',
  },
  // A person says whether it has: at its turn it is unclear.
  {
    table: 'application_answers',
    column: 'taken_at',
    sql: "UPDATE application_answers SET taken_at = coalesce(taken_at, send_after) WHERE state = 'waiting'",
  },
  {
    table: 'message_replies',
    sql: "UPDATE message_replies SET state = 'failed' WHERE state = 'waiting'",
  },
  // Staff see them among what could not be delivered, and send them again or not. As text: the first schemas
  // have not all of these tasks, and ask in vain for what is none.
  {
    table: 'payload_jobs',
    sql: `UPDATE payload_jobs SET has_error = true, error = '{"message": "${MAY_HAVE_LEFT}"}',
        total_tried = greatest(total_tried, 1), processing = false, wait_until = NULL
      WHERE task_slug::text ~ '^(announce|sendReply$|tellOfMention$)' AND completed_at IS NULL`,
  },
  {
    table: 'morning_mails',
    column: 'kind',
    sql: `INSERT INTO morning_mails (kind, day) ${mailsDue()} ON CONFLICT DO NOTHING`,
  },
  // The store has files that came after the backup: they are not strays.
  {
    table: 'payload_kv',
    sql: `INSERT INTO payload_kv (key, data) VALUES ('${RESTORED_KEY}', to_jsonb(clock_timestamp()))
      ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
  },
]

/** The statements that fit the tables of this backup. */
export const voiding = ({ tables }: Manifest): string[] =>
  VOIDED.filter(({ table, column }) =>
    tables.some(
      ({ name, columns }) => name === table && (column === undefined || columns.includes(column)),
    ),
  ).map(({ sql }) => sql)
