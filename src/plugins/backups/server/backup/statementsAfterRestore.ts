import { RESTORED_AT_KEY, UNSENT_AFTER_RESTORE_REASON } from '@/src/domain/backups/restoredBackup'
import type { QueuedTask } from '@/src/domain/queuedTask'
import { queuedTasks } from '@/src/plugins/queuedTasks'
import { restoreDuties } from '@/src/plugins/restoreDuties'
import type { RestoreStatement } from '@/src/server/restoreDuty'
import { dueMorningMailsSql } from '@/src/server/worker/queueMorningMails'
import type { Manifest } from './manifest'

/**
 * SQL condition on `payload_jobs`. The slug is compared as text because the enum of older schemas
 * lacks some of these values.
 */
function hasTaskSql(afterRestore: QueuedTask['afterRestore']) {
  const tasks = queuedTasks.filter((task) => task.afterRestore === afterRestore)
  return `task_slug::text = ANY ('{${tasks.map(({ slug }) => slug).join()}}')`
}

/**
 * Statements that run after a restore, on the schema of the backup. They revoke sessions and links,
 * which may have ended since the backup; they mark codes as used and mails as possibly sent; and
 * they clear the spool marks, because the restored files are all in the store. All recovery codes
 * are deleted, because the backup does not show which were used since.
 */
const STATEMENTS_AFTER_RESTORE: readonly RestoreStatement[] = [
  // No process runs these jobs; one that is marked would block others with its concurrency key.
  {
    table: 'payload_jobs',
    sql: 'UPDATE payload_jobs SET processing = false WHERE processing',
  },
  { table: 'users_sessions', sql: 'DELETE FROM users_sessions' },
  { table: 'staff_sessions', sql: 'DELETE FROM staff_sessions' },
  { table: 'password_links', sql: 'DELETE FROM password_links' },
  {
    table: 'users',
    sql: 'UPDATE users SET reset_password_token = NULL, reset_password_expiration = NULL WHERE reset_password_token IS NOT NULL',
  },
  // The tokens are deleted: the backup does not show which were revoked since.
  { table: 'statistics_tokens', sql: 'DELETE FROM statistics_tokens' },
  { table: 'recovery_codes', sql: 'DELETE FROM recovery_codes' },
  // This rejects the codes that are valid now: a code is valid for its 30-second step and for one
  // step before and after.
  {
    table: 'second_factors',
    sql: 'UPDATE second_factors SET last_step = greatest(last_step, floor(extract(epoch FROM now()) / 30)::bigint + 1)',
  },
  {
    table: 'candidate_files',
    column: 'spooled_on',
    sql: 'UPDATE candidate_files SET spooled_on = NULL WHERE spooled_on IS NOT NULL',
  },
  // The reply may have been sent after the backup. `taken_at` puts it in the state "unclear", in
  // which staff decide.
  {
    table: 'application_answers',
    column: 'taken_at',
    sql: "UPDATE application_answers SET taken_at = coalesce(taken_at, send_after) WHERE state = 'waiting'",
  },
  {
    table: 'message_replies',
    sql: "UPDATE message_replies SET state = 'failed' WHERE state = 'waiting'",
  },
  // These jobs are among the undelivered messages, where staff can send them again.
  {
    table: 'payload_jobs',
    sql: `UPDATE payload_jobs SET has_error = true, error = '{"message": "${UNSENT_AFTER_RESTORE_REASON}"}',
        total_tried = greatest(total_tried, 1), processing = false, wait_until = NULL
      WHERE ${hasTaskSql('hold')} AND completed_at IS NULL`,
  },
  { table: 'payload_jobs', sql: `DELETE FROM payload_jobs WHERE ${hasTaskSql('delete')}` },
  {
    table: 'morning_mails',
    column: 'kind',
    sql: `INSERT INTO morning_mails (kind, day) ${dueMorningMailsSql()} ON CONFLICT DO NOTHING`,
  },
  // Stores the restore time: files in the store from before it are not strays, even without a row.
  {
    table: 'payload_kv',
    sql: `INSERT INTO payload_kv (key, data) VALUES ('${RESTORED_AT_KEY}', to_jsonb(clock_timestamp()))
      ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
  },
  ...restoreDuties.flatMap(({ statements = [] }) => statements),
]

type BackupSchema = { tables: readonly Pick<Manifest['tables'][number], 'name' | 'columns'>[] }

/** Whether the schema of this backup has the table and the column of a statement. */
export const isOnSchemaOf =
  ({ tables }: BackupSchema) =>
  ({ table, column }: RestoreStatement): boolean =>
    tables.some(
      ({ name, columns }) => name === table && (column === undefined || columns.includes(column)),
    )

/** Selects the statements whose tables and columns exist in this backup. */
export const statementsAfterRestore = (manifest: BackupSchema): string[] =>
  STATEMENTS_AFTER_RESTORE.filter(isOnSchemaOf(manifest)).map(({ sql }) => sql)
