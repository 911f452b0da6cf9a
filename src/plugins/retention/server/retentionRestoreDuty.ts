import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@/src/domain/submissions/applicationStatus'
import {
  RETENTION_REASONS,
  type RetentionReason,
} from '@/src/plugins/retention/rules/applicationRetention'
import {
  KEEP_CONSENT_ORIGINS,
  type KeepConsentEvent,
} from '@/src/plugins/retention/rules/keepConsent'
import {
  MAILED_RETENTION_PERIODS_KEY,
  NEW_RETENTION_PERIODS_KEY,
} from '@/src/plugins/retention/rules/retentionPeriods'
import { isRepeatedSql, type RestoreDuty, type RestoreStatement } from '@/src/server/restoreDuty'
import { retentionJobInput } from './retentionDuty'

const REFUSALS = ['withdrawn', 'declined'] as const satisfies KeepConsentEvent[]

// A refusal that the backup contains has a row since that time, and so has a consent after it.
const repeatRefusal = (event: (typeof REFUSALS)[number], origin: string): RestoreStatement => ({
  table: 'job_applications',
  column: 'keep_consent_withdrawn_at',
  sql: `WITH refused AS (
      UPDATE job_applications SET keep_consent_withdrawn_at =
        ${event === 'withdrawn' ? 'repeated.at' : 'keep_consent_withdrawn_at'}
      FROM repeated WHERE ${isRepeatedSql('job_applications')} AND NOT EXISTS (
        SELECT FROM keep_consents WHERE application_id = job_applications.id
          AND event IN ('given', 'withdrawn', 'declined')
          AND keep_consents.created_at >= repeated.at - interval '1 minute')
      RETURNING job_applications.id, repeated.at
    ) INSERT INTO keep_consents (application_id, event, origin, created_at, updated_at)
    SELECT id, '${event}', '${origin}', at, at FROM refused`,
})

/**
 * Writes a sealed record again from the application of the backup, with the id that a later
 * deletion names. An application whose time of creation is not unique leaves none, rather than a
 * record of another person. A decision since the backup has no date.
 */
const repeatSealing = (status: ApplicationStatus, reason: RetentionReason): RestoreStatement[] => [
  {
    table: 'sealed_records',
    sql: `INSERT INTO sealed_records
        (id, name, email, offer, status, reason, received_at, decided_at, withdrawn_at, ended_at)
      SELECT repeated.record_id, min(candidate_name), lower(min(candidate_email)), min(job_title),
        '${status}', '${reason}', min(job_applications.created_at),
        min(status_changed_at) FILTER (WHERE job_applications.status = '${status}'
          AND job_applications.status IN ('accepted', 'rejected')),
        min(withdrawn_at), min(repeated.at)
      FROM repeated JOIN job_applications
        ON date_trunc('milliseconds', job_applications.created_at) = repeated.record_created_at
      GROUP BY repeated.record_id HAVING count(DISTINCT job_applications.id) = 1
      ON CONFLICT (id) DO NOTHING`,
  },
  {
    table: 'sealed_records',
    sql: `SELECT setval('sealed_records_id_seq', greatest(max(id),
      (SELECT last_value FROM sealed_records_id_seq))) FROM sealed_records`,
  },
]

/**
 * What a restore does for the retention: consents that were withdrawn or declined are so again,
 * sealed records are written and deleted again, no mail about new periods is sent again, and
 * the periods that ended since the backup are applied before the site opens.
 */
export const retentionRestoreDuty: RestoreDuty = {
  statements: [
    {
      table: 'retention_runs',
      sql: `INSERT INTO payload_jobs (task_slug, concurrency_key, input)
        SELECT 'applyRetention', 'applyRetention', ${retentionJobInput}
        FROM (SELECT (now() AT TIME ZONE 'UTC')::date AS day) today`,
    },
    {
      // The mails about the new periods may have left since the backup.
      table: 'payload_kv',
      sql: `INSERT INTO payload_kv (key, data)
        SELECT '${MAILED_RETENTION_PERIODS_KEY}', data FROM payload_kv
        WHERE key = '${NEW_RETENTION_PERIODS_KEY}'
        ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
    },
  ],
  tasksBeforeOpening: ['applyRetention'],
  repeatedActions: {
    ...Object.fromEntries(
      REFUSALS.flatMap((event) =>
        KEEP_CONSENT_ORIGINS.map((origin) => [
          `consent-${event}-${origin}`,
          [repeatRefusal(event, origin)],
        ]),
      ),
    ),
    ...Object.fromEntries(
      APPLICATION_STATUSES.flatMap((status) =>
        RETENTION_REASONS.map((reason) => [
          `sealed-${status}-${reason}`,
          repeatSealing(status, reason),
        ]),
      ),
    ),
    'sealed-record-deleted': [
      {
        table: 'sealed_records',
        sql: `DELETE FROM sealed_records USING repeated WHERE sealed_records.id = repeated.record_id
          AND date_trunc('milliseconds', sealed_records.received_at) = repeated.record_created_at`,
      },
    ],
  },
}
