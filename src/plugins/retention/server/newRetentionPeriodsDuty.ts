import type { Client } from 'pg'
import {
  MAILED_RETENTION_PERIODS_KEY,
  NEW_RETENTION_PERIODS_KEY,
} from '@/src/plugins/retention/rules/retentionPeriods'
import type { WorkerDuty } from '@/src/server/worker/workerDuty'

const TASK = 'mailNewRetentionPeriods'

/**
 * Queues a mail to each Super Administrator after an update with new periods. The key that is
 * written in the same statement prevents a second mail about the same update, also of two workers.
 */
export async function queueMailsAboutNewPeriods(client: Client): Promise<void> {
  // An older schema, which a restore may have brought, lacks the task.
  const { rowCount } = await client.query('SELECT FROM pg_enum WHERE enumlabel = $1', [TASK])
  if (!rowCount) return
  await client.query(
    `WITH mailed AS (
      INSERT INTO payload_kv (key, data) SELECT $2, data FROM payload_kv WHERE key = $1
      ON CONFLICT (key) DO UPDATE SET data = excluded.data
        WHERE payload_kv.data IS DISTINCT FROM excluded.data
      RETURNING key
    ) INSERT INTO payload_jobs (task_slug, input)
    SELECT '${TASK}', jsonb_build_object('accountId', users.id) FROM mailed, users
    WHERE role = 'super-admin' AND status = 'active' ORDER BY users.id`,
    [NEW_RETENTION_PERIODS_KEY, MAILED_RETENTION_PERIODS_KEY],
  )
}

export const newRetentionPeriodsDuty: WorkerDuty = { eachMinute: () => queueMailsAboutNewPeriods }
