import type { Client } from 'pg'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import { KEEP_CONSENT_REMINDER_DAYS } from '@/src/plugins/retention/rules/keepConsent'
import type { WorkerDuty } from '@/src/server/worker/workerDuty'

const MAX_REMINDERS_PER_QUERY = 500

/**
 * Queues the mails to candidates whose consent ends soon. The row that is written in the same
 * statement prevents a second mail about the same consent.
 */
export async function queueConsentReminders(client: Client): Promise<void> {
  const { rows } = await client.query("SELECT to_regclass('keep_consents') IS NOT NULL AS exists")
  if (!rows[0].exists) return
  await client.query(
    `WITH due AS (
      INSERT INTO keep_consents (application_id, event, origin)
      SELECT id, 'requested', 'reminder' FROM job_applications application
      WHERE keep_consent_until BETWEEN now() AND now() + $1 * interval '1 day'
        AND keep_consent_withdrawn_at IS NULL AND withdrawn_at IS NULL AND NOT is_spam AND candidate_email <> $2
        AND NOT EXISTS (SELECT FROM keep_consents consent
          WHERE consent.application_id = application.id AND origin = 'reminder'
            AND consent.created_at >= application.keep_consent_at)
      ORDER BY id LIMIT ${MAX_REMINDERS_PER_QUERY} FOR UPDATE SKIP LOCKED
      RETURNING application_id
    ) INSERT INTO payload_jobs (task_slug, input)
    SELECT 'mailKeepConsentRequest',
      jsonb_build_object('applicationId', application_id, 'isReminder', true) FROM due`,
    [KEEP_CONSENT_REMINDER_DAYS, ANONYMISED_EMAIL],
  )
}

export const keepConsentDuty: WorkerDuty = { eachMinute: () => queueConsentReminders }
