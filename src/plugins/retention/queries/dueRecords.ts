import { sql } from '@payloadcms/db-postgres'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import type { IsoDay } from '@/src/domain/text/frenchDate'
import type { ApplicationRetentionRules } from '@/src/plugins/retention/rules/applicationRetention'
import type { RetentionLimits } from '@/src/plugins/retention/rules/retentionPeriods'
import { notSpamCondition } from '@/src/queries/notSpamCondition'
import { retainedUntilSql } from './applicationRetentionSql'

const timestampSql = (limit: Date) => sql`${limit.toISOString()}::timestamptz`

/** Applications whose last day of retention has ended; spam has its own period. */
export const dueApplicationsSql = ({
  rules,
  today,
}: {
  rules: ApplicationRetentionRules
  today: IsoDay
}) => sql`
  SELECT application.id, application.created_at FROM job_applications application
  WHERE ${retainedUntilSql(rules)} < ${today}::date
    AND ${notSpamCondition('application')}
    AND application.candidate_email <> ${ANONYMISED_EMAIL}`

/** Sealed records whose last day has ended. The period counts from the deletion of the application. */
export const dueSealedRecordsSql = ({ rules, today }: RetentionLimits['sealedRecords']) => sql`
  SELECT id, ended_at AS created_at FROM sealed_records
  WHERE ((ended_at AT TIME ZONE ${rules.timezone}::text)::date
    + make_interval(years => ${rules.sealedRecordYears}::int))::date < ${today}::date`

/** Applications marked as spam before the limit, whatever else happened to them. */
export const dueSpamSql = (limit: Date) => sql`
  SELECT id, spam_marked_at AS created_at FROM job_applications
  WHERE is_spam AND spam_marked_at < ${timestampSql(limit)}`

/** Messages without recent activity, including the trash. */
export const dueMessagesSql = (limit: Date) => sql`
  SELECT message.id, message.created_at FROM contact_messages message
  WHERE message.created_at < ${timestampSql(limit)}
    AND coalesce(message.status_changed_at < ${timestampSql(limit)}, true)
    AND NOT EXISTS (
      SELECT 1 FROM message_replies reply
      WHERE reply.message_id = message.id AND reply.created_at >= ${timestampSql(limit)})`

export const dueAuditEntriesSql = (limit: Date) => sql`
  SELECT id, created_at FROM audit_entries WHERE created_at < ${timestampSql(limit)}`

/** Deliveries that failed and are not being sent right now. */
export const dueFailedJobsSql = (limit: Date) => sql`
  SELECT id, created_at FROM payload_jobs
  WHERE created_at < ${timestampSql(limit)} AND processing IS NOT TRUE AND total_tried > 0`
