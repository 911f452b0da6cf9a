import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import { pathOfApplicationForm } from '@/src/domain/offers/listedOffer'
import { countedPath } from '@/src/domain/visits/countedPage'
import { offerPathsSql } from '@/src/plugins/statistics/queries/offerPathsSql'
import {
  DELETED_OFFER_KEY,
  type OriginRow,
  SPONTANEOUS_OFFER_KEY,
} from '@/src/plugins/statistics/rules/originTable'
import { notSpamCondition } from '@/src/queries/notSpamCondition'
import { VIEWS_WITH_CONSENT_SQL } from '@/src/queries/visits/viewColumns'
import { isCreatedInPeriodSql, type LocalPeriod } from './isCreatedInPeriodSql'
import { OriginRowsSchema, topOriginRowsSql } from './originRows'

type Options = LocalPeriod & { spontaneousTitle: string }

/**
 * Reads visits, opened forms and applications per offer, as rows of the origins table: views with
 * consent only, spontaneous applications and deleted offers in rows of their own.
 */
export async function readOriginsByOffer(
  payload: Payload,
  { spontaneousTitle, ...options }: Options,
): Promise<OriginRow[]> {
  const { from, to } = options.period
  const { rows } = await payload.db.drizzle.execute(sql`
    WITH seen AS (
      SELECT offer, step, sum(${VIEWS_WITH_CONSENT_SQL}) AS views,
        min(day) AS first, max(day) AS last
      FROM (
          SELECT offer, step, path FROM ${offerPathsSql}
          UNION ALL SELECT NULL, 'form', path FROM unnest(${spontaneousFormPathsSql}) path
        ) address JOIN visit_texts ON text = path JOIN visit_days ON path_id = visit_texts.id
      WHERE day BETWEEN ${from} AND ${to} AND ${VIEWS_WITH_CONSENT_SQL} > 0
      GROUP BY offer, step
    ), arrived AS (
      SELECT CASE WHEN offer IS NULL THEN ARRAY[${SPONTANEOUS_OFFER_KEY}, '']
          ELSE ARRAY[offer::text, (SELECT title FROM job_offers WHERE id = offer)] END AS key,
        CASE step WHEN 'page' THEN views ELSE 0 END AS visits,
        CASE step WHEN 'form' THEN views ELSE 0 END AS forms, 0 AS applications, 0 AS accepted,
        first, last
      FROM seen
      UNION ALL
      SELECT CASE WHEN job_offer_id IS NOT NULL
            THEN ARRAY[job_offer_id::text, (SELECT title FROM job_offers WHERE id = job_offer_id)]
          WHEN job_title = ${spontaneousTitle} THEN ARRAY[${SPONTANEOUS_OFFER_KEY}, '']
          ELSE ARRAY[${DELETED_OFFER_KEY}, job_title] END,
        0, 0, 1, (status = 'accepted')::int, NULL, NULL
      FROM job_applications WHERE source IS NOT NULL AND ${notSpamCondition()} AND ${isCreatedInPeriodSql(options)}
    ), grouped AS (
      SELECT key, sum(visits)::int AS visits, sum(forms)::int AS forms,
        sum(applications)::int AS applications, sum(accepted)::int AS accepted, min(first) AS first,
        max(last) AS last
      FROM arrived GROUP BY key
    ) ${topOriginRowsSql()}`)
  return OriginRowsSchema.parse(rows)
}

const spontaneousFormPaths = SITE_LANGUAGES.map((language) =>
  countedPath({ language, page: pathOfApplicationForm(SPONTANEOUS_APPLICATION_SLUG) }),
)
const spontaneousFormPathsSql = sql`${sql.param(spontaneousFormPaths)}::text[]`
