import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import {
  ACCEPTED_REVIEW_MONTHS,
  type ListedAcceptedApplications,
} from '@/src/plugins/retention/rules/acceptedApplications'
import type { RetentionRules } from '@/src/plugins/retention/rules/retentionPeriods'
import { notSpamCondition } from '@/src/queries/notSpamCondition'
import { lastContactSql } from '../applicationRetentionSql'

const ListedAcceptedRows = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    offer: z.string(),
    acceptedOn: z.string(),
    extension: z
      .object({ id: z.number(), reason: z.string(), byName: z.string().nullable(), on: z.string() })
      .nullable(),
    total: z.number(),
  }),
)

/** Whether a Super Administrator has to decide; the other applications are retained with a reason. */
export const IS_WAITING = sql`extension.id IS NULL`
export const IS_EXTENDED = sql`extension.id IS NOT NULL`
export const isApplication = (id: number) => sql`application.id = ${id}`

/**
 * The accepted applications whose acceptance is older than the period and that meet this condition,
 * the oldest acceptance first. An extension from before the last change of the status has no effect.
 */
export async function findListedAcceptedApplications(
  database: Pick<Payload['db']['drizzle'], 'execute'>,
  { timezone }: Pick<RetentionRules, 'timezone'>,
  { condition, limit, now }: { condition: SQL; limit: number; now: Date },
): Promise<ListedAcceptedApplications> {
  const day = (moment: SQL) => sql`(${moment} AT TIME ZONE ${timezone}::text)::date`
  const { rows } = await database.execute(sql`
    SELECT application.id, coalesce(application.candidate_name, '') AS name,
      coalesce(application.job_title, '') AS offer,
      acceptance.day::text AS "acceptedOn",
      CASE WHEN extension.id IS NOT NULL THEN json_build_object('id', extension.id,
        'reason', extension.reason, 'byName', extension.by_name,
        'on', ${day(sql`extension.created_at`)}) END AS extension,
      count(*) OVER ()::int AS total
    FROM job_applications application
    CROSS JOIN LATERAL (
      SELECT ${day(sql`coalesce(application.status_changed_at, ${lastContactSql})`)} AS day
    ) acceptance
    LEFT JOIN LATERAL (
      SELECT id, reason, by_name, created_at FROM retention_extensions
      WHERE application_id = application.id
        AND created_at >= coalesce(application.status_changed_at, '-infinity')
      ORDER BY id DESC LIMIT 1
    ) extension ON true
    WHERE application.status = 'accepted' AND application.withdrawn_at IS NULL
      AND ${notSpamCondition('application')}
      AND application.candidate_email <> ${ANONYMISED_EMAIL}
      AND (acceptance.day + make_interval(months => ${ACCEPTED_REVIEW_MONTHS}::int))::date
        < ${dayInTimezone(timezone, now)}::date
      AND ${condition}
    ORDER BY acceptance.day, application.id LIMIT ${limit}::int`)
  const applications = ListedAcceptedRows.parse(rows)
  return {
    applications: applications.map(({ total: _, ...application }) => application),
    total: applications[0]?.total ?? 0,
  }
}
