import type { Client } from 'pg'
import {
  type AlertMailKind,
  MIN_HOURS_BETWEEN_MAILS,
  OFFER_MAIL_DELAY_MINUTES,
  RENEWAL_MAIL_DAYS_BEFORE_END,
} from '@/src/plugins/job-alerts/rules/jobAlert'
import type { WorkerDuty } from '@/src/server/worker/workerDuty'

const MAX_ALERT_MAILS_PER_QUERY = 500

const queueMailJobSql = (kind: AlertMailKind) => `
  INSERT INTO payload_jobs (task_slug, concurrency_key, input)
  SELECT 'mailJobAlert'::enum_payload_jobs_task_slug, 'mailJobAlert ' || id,
    jsonb_build_object('alertId', id, 'kind', '${kind}') FROM due`

/**
 * Deletes the alerts that have ended, with their jobs, and queues the mails that are due. A job of
 * the same alert that waits or has failed prevents another one.
 */
export async function deleteEndedAlertsAndQueueMails(client: Client): Promise<void> {
  const { rows } = await client.query("SELECT to_regclass('job_alerts') IS NOT NULL AS exists")
  if (!rows[0].exists) return
  await client.query(
    `
    DELETE FROM job_alerts WHERE expires_at < now();
    DELETE FROM payload_jobs WHERE task_slug = 'mailJobAlert' AND processing IS NOT TRUE
      AND NOT EXISTS (SELECT 1 FROM job_alerts WHERE id = (input ->> 'alertId')::int);
    WITH due AS (
      UPDATE job_alerts SET renewal_mailed_at = now()
      WHERE confirmed_at IS NOT NULL AND renewal_mailed_at IS NULL
        AND expires_at < now() + ${RENEWAL_MAIL_DAYS_BEFORE_END} * interval '1 day' RETURNING id
    ) ${queueMailJobSql('renewal')};
    WITH due AS (
      SELECT id FROM job_alerts alert
      WHERE confirmed_at IS NOT NULL AND (last_mailed_at IS NULL
          OR last_mailed_at <= now() - ${MIN_HOURS_BETWEEN_MAILS} * interval '1 hour')
        AND EXISTS (SELECT 1 FROM job_offers
          WHERE is_active AND deleted_at IS NULL AND first_online_at > alert.confirmed_at
            AND ripe_at <= now() AND greatest(updated_at, ripe_at) > coalesce(checked_at, confirmed_at))
        AND NOT EXISTS (SELECT 1 FROM payload_jobs
          WHERE task_slug = 'mailJobAlert' AND completed_at IS NULL
            AND (input ->> 'alertId')::int = alert.id AND input ->> 'kind' = 'offers')
      ORDER BY id LIMIT ${MAX_ALERT_MAILS_PER_QUERY}
    ) ${queueMailJobSql('offers')}`.replaceAll('ripe_at', MAILABLE_AT_SQL),
  )
}

/** SQL: the time from which an offer may be mailed. */
const MAILABLE_AT_SQL = `(first_online_at + ${OFFER_MAIL_DELAY_MINUTES} * interval '1 minute')`

export const jobAlertDuty: WorkerDuty = { eachMinute: () => deleteEndedAlertsAndQueueMails }
