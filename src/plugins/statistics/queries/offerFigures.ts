import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { Period } from '@/src/domain/visits/period'
import { notSpamCondition } from '@/src/queries/notSpamCondition'
import { VIEW_SUMS_SQL } from '@/src/queries/visits/viewColumns'
import { offerPathsSql } from './offerPathsSql'

/**
 * Builds SQL for the views of the page and the form of each offer in the period, by source. @param
 * offers a subquery with their ids, for a few offers
 */
export const offerViewsSql = ({ from, to }: Period, offers?: SQL) => {
  const days = sql`FROM visit_days WHERE day BETWEEN ${from} AND ${to}`
  // For all offers the days are summed up first, in half the time; for a few, few rows are read.
  const seen = offers
    ? sql`SELECT * ${days}`
    : sql`SELECT path_id, ${VIEW_SUMS_SQL} ${days} GROUP BY path_id`
  return sql`(
  SELECT offer, step, ${VIEW_SUMS_SQL}
  FROM ${offerPathsSql} JOIN visit_texts ON text = path JOIN (${seen}) seen ON path_id = visit_texts.id
  WHERE ${offers ?? sql`true`}
  GROUP BY offer, step
) AS viewed`
}

type PeriodInTimezone = { period: Period; timezone: SiteTimezone }

/**
 * Builds SQL for the applications for these offers in the period, by source, and how many are
 * accepted by now. Candidates without analytics consent have no source.
 */
export const offerApplicationsSql = (
  { period, timezone }: PeriodInTimezone,
  offers: SQL = sql`true`,
) => sql`(
  SELECT offer, source::text AS source, count(*) AS applications,
    count(*) FILTER (WHERE status = 'accepted') AS accepted
  FROM (SELECT job_offer_id AS offer, source, status FROM job_applications
    WHERE job_offer_id IS NOT NULL AND ${notSpamCondition()} AND ${isReceivedInPeriodSql({ period, timezone })}) received
  WHERE ${offers}
  GROUP BY offer, source
) AS applied`

/** Builds an SQL test: whether an application was received in the period (local days). */
export const isReceivedInPeriodSql = ({ period: { from, to }, timezone }: PeriodInTimezone) => sql`(
  job_applications.created_at >= (${from}::date::timestamp AT TIME ZONE ${timezone})
  AND job_applications.created_at < ((${to}::date + 1)::timestamp AT TIME ZONE ${timezone}))`
