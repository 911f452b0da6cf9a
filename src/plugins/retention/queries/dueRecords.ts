import { sql } from '@payloadcms/db-postgres'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import { notSpamCondition } from '@/src/queries/notSpamCondition'
import { RECORD_TABLES } from '@/src/queries/person/applicationRecordTable'

const timestampSql = (limit: Date) => sql`${limit.toISOString()}::timestamptz`

/**
 * Applications without recent activity: no decision, note, reply, record of a plugin or change. Accepted
 * applications are excluded, because they belong to the personnel file; spam has its own period.
 */
export const dueApplicationsSql = (limit: Date) => sql`
  SELECT application.id, application.created_at FROM job_applications application
  WHERE application.created_at < ${timestampSql(limit)} AND application.status <> 'accepted'
    AND ${notSpamCondition('application')}
    AND application.candidate_email <> ${ANONYMISED_EMAIL}
    AND NOT EXISTS (
      SELECT 1 FROM application_events event
      WHERE event.application_id = application.id AND event.created_at >= ${timestampSql(limit)}
        AND event.kind IN ('status-changed', 'note-added'))
    AND NOT EXISTS (
      SELECT 1 FROM application_answers answer
      WHERE answer.application_id = application.id AND answer.created_at >= ${timestampSql(limit)})
    ${sql.join(RECORD_TABLES.map(({ table }) => hasNoRecordSince(table, limit)))}`

const hasNoRecordSince = (table: string, limit: Date) => sql` AND NOT EXISTS (
  SELECT 1 FROM ${sql.identifier(table)} record
  WHERE record.application_id = application.id AND record.created_at >= ${timestampSql(limit)})`

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
