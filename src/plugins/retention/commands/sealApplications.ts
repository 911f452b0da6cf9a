import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { findRetainedApplications } from '@/src/plugins/retention/queries/internal/findRetainedApplications'
import { computeApplicationRetention } from '@/src/plugins/retention/rules/applicationRetention'
import type { RetentionRules } from '@/src/plugins/retention/rules/retentionPeriods'
import { APPLICATION_RECORD_TABLES } from '@/src/queries/person/applicationRecordTable'

// The erasure would otherwise find no application any more, and the name would stay in the record.
const NO_REQUESTED_ERASURE_CONDITIONS_SQL = APPLICATION_RECORD_TABLES.flatMap(
  ({ table, isErasureRequested }) =>
    isErasureRequested
      ? [
          sql` AND NOT EXISTS (SELECT FROM ${sql.identifier(table)} record
          WHERE record.application_id = application.id AND ${isErasureRequested})`,
        ]
      : [],
)

/**
 * Writes a sealed record of each of these applications, whose period has ended, unless the settings
 * store none or the person has requested the erasure. Their deletion must follow in the same
 * transaction, so that an interrupted run leaves either the application or its record.
 * @returns the number of records
 */
export async function sealApplications(
  req: PayloadRequest,
  ids: number[],
  { rules, endedAt }: { rules: RetentionRules; endedAt: Date },
): Promise<number> {
  if (rules.sealedRecordYears === 0 || ids.length === 0) return 0
  const db = await transactionDrizzle(req)
  const ended = (await findRetainedApplications(db, ids)).map((application) => ({
    id: application.id,
    reason: computeApplicationRetention(application, rules).reason,
  }))
  const { rowCount } = await db.execute(sql`
    INSERT INTO sealed_records
      (name, email, offer, status, reason, received_at, decided_at, withdrawn_at, ended_at)
    SELECT application.candidate_name, lower(application.candidate_email), application.job_title,
      application.status::text::enum_sealed_records_status,
      ended.reason::enum_sealed_records_reason, application.created_at,
      CASE WHEN application.status IN ('accepted', 'rejected') THEN application.status_changed_at END,
      application.withdrawn_at, ${endedAt.toISOString()}::timestamptz
    FROM job_applications application
    JOIN jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) AS ended (id int, reason text)
      ON ended.id = application.id
    WHERE true ${sql.join(NO_REQUESTED_ERASURE_CONDITIONS_SQL)}`)
  return rowCount ?? 0
}
