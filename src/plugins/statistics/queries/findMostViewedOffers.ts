import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import type { VisitRangeDays } from '@/src/domain/visits/visitStats'
import { MAX_LISTED_FUNNELS } from '@/src/plugins/statistics/rules/offerFunnel'
import { VIEWS_WITH_CONSENT_SQL } from '@/src/queries/visits/viewColumns'
import { offerPathsSql } from './offerPathsSql'

const MostViewedOfferRowsSchema = z.array(z.object({ id: z.number(), title: z.string() }))

type Options = { range: VisitRangeDays; now: Date; timezone: SiteTimezone }

/** Finds the active offers with the most views of page or form in the last days. */
export async function findMostViewedOffers(payload: Payload, { range, now, timezone }: Options) {
  const today = dayInTimezone(timezone, now)
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT job_offers.id, title
    FROM ${offerPathsSql} JOIN visit_texts ON text = address.path
      JOIN visit_days ON path_id = visit_texts.id
      JOIN job_offers ON job_offers.id = offer AND is_active AND deleted_at IS NULL
    WHERE day > ${today}::date - ${range}::integer AND day <= ${today}
    GROUP BY job_offers.id
    ORDER BY sum(${VIEWS_WITH_CONSENT_SQL}) FILTER (WHERE step = 'page')
        DESC NULLS LAST,
      sum(anonymous) FILTER (WHERE step = 'page') DESC NULLS LAST, job_offers.id DESC
    LIMIT ${MAX_LISTED_FUNNELS}`)
  return MostViewedOfferRowsSchema.parse(rows)
}
