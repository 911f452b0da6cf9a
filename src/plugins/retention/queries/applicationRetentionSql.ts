import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import {
  type ApplicationRetentionRules,
  CONTACT_EVENTS,
} from '@/src/plugins/retention/rules/applicationRetention'
import { APPLICATION_RECORD_TABLES } from '@/src/queries/person/applicationRecordTable'

type RecordTable = (typeof APPLICATION_RECORD_TABLES)[number]

const latestRecordSql = ({ table, isContact = sql`true` }: RecordTable) => sql`, (
  SELECT max(record.created_at) FROM ${sql.identifier(table)} record
  WHERE record.application_id = application.id AND ${isContact})`

/** `lastContactAt` of the row `application`. `greatest` ignores NULL. */
export const lastContactSql = sql`greatest(application.created_at,
  (SELECT max(event.created_at) FROM application_events event
    WHERE event.application_id = application.id AND event.kind IN ${CONTACT_EVENTS}),
  (SELECT max(answer.created_at) FROM application_answers answer
    WHERE answer.application_id = application.id AND answer.state IN ('waiting', 'sent', 'unclear'))
  ${sql.join(APPLICATION_RECORD_TABLES.map(latestRecordSql))})`

/**
 * The rule `computeApplicationRetention` in SQL: the last day of retention of the row `application`; NULL for no
 * automatic deletion. A test compares both.
 */
export function retainedUntilSql(rules: ApplicationRetentionRules): SQL {
  const day = (moment: SQL) => sql`(${moment} AT TIME ZONE ${rules.timezone}::text)::date`
  // PostgreSQL ends a period on the last day of the month when the day does not exist.
  const after = (moment: SQL, months: number) =>
    sql`(${day(moment)} + make_interval(months => ${months}::int))::date`
  const longest = after(lastContactSql, rules.applicationMonths)
  const decidedAt = sql`coalesce(application.status_changed_at, ${lastContactSql})`
  const withGrace = (until: SQL) =>
    rules.graceDay === null
      ? until
      : sql`greatest(${until}, least(${rules.graceDay}::date, ${longest}))`
  const withdrawnAt = sql`application.withdrawn_at`
  // A consent of an undecided application ends with the period after the last contact at the latest.
  const consentedUntil = sql`CASE WHEN application.keep_consent_until IS NOT NULL
      AND application.keep_consent_withdrawn_at IS NULL
    THEN least(${day(sql`application.keep_consent_until`)}, ${longest}) END`
  return sql`CASE
    WHEN ${withdrawnAt} IS NOT NULL THEN ${withGrace(after(withdrawnAt, rules.withdrawnMonths))}
    WHEN application.status = 'accepted' THEN NULL
    WHEN application.status = 'rejected' THEN greatest(
      ${withGrace(after(decidedAt, rules.rejectedMonths))}, ${consentedUntil})
    ELSE ${longest} END`
}
