import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { Period } from '@/src/domain/visits/period'
import { counted } from '../counted'
import { offerAddresses } from './offerAddresses'
import { VIEW_SUMS } from './viewColumns'

/**
 * How often the page and the form of each offer were seen in the period, by source.
 * @param offers which of them, where it is only a few
 */
export const offerViews = ({ from, to }: Period, offers?: SQL) => {
  const days = sql`FROM visit_days WHERE day BETWEEN ${from} AND ${to}`
  // Of all offers, days added up first take half the time; of a few, there are few days to read.
  const seen = offers
    ? sql`SELECT * ${days}`
    : sql`SELECT path_id, ${VIEW_SUMS} ${days} GROUP BY path_id`
  return sql`(
  SELECT offer, step, ${VIEW_SUMS}
  FROM ${offerAddresses} JOIN visit_texts ON text = path JOIN (${seen}) seen ON path_id = visit_texts.id
  WHERE ${offers ?? sql`true`}
  GROUP BY offer, step
) AS viewed`
}

type Days = { period: Period; timezone: SiteTimezone }

/**
 * How many applied to each of these offers in the period, by source, and how many of them are accepted by
 * now. Without a source: candidates who did not accept analytics.
 */
export const offerApplications = ({ period, timezone }: Days, offers: SQL = sql`true`) => sql`(
  SELECT offer, source::text AS source, count(*) AS applications,
    count(*) FILTER (WHERE status = 'accepted') AS accepted
  FROM (SELECT job_offer_id AS offer, source, status FROM job_applications
    WHERE job_offer_id IS NOT NULL AND ${counted()} AND ${receivedIn({ period, timezone })}) received
  WHERE ${offers}
  GROUP BY offer, source
) AS applied`

/** Whether an application came in the period, by the days of that zone. */
export const receivedIn = ({ period: { from, to }, timezone }: Days) => sql`(
  job_applications.created_at >= (${from}::date::timestamp AT TIME ZONE ${timezone})
  AND job_applications.created_at < ((${to}::date + 1)::timestamp AT TIME ZONE ${timezone}))`
