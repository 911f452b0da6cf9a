import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { OTHER_ORIGINS_NAME } from '@/src/domain/visits/visitOrigin'
import { MAX_ORIGINS_SHOWN } from '@/src/plugins/statistics/rules/originTable'

export const OriginRowsSchema = z.array(
  z.object({
    key: z.array(z.string()),
    visits: z.number(),
    forms: z.number(),
    applications: z.number(),
    accepted: z.number(),
    days: z.object({ from: z.string(), to: z.string() }).nullable(),
  }),
)

/**
 * Builds SQL that limits the rows of `grouped (key, visits, forms, applications, accepted, first,
 * last)` and sums up the others in one row. Visitors can invent any number of origins: those
 * without an application are summed up first. @param most null: no limit
 */
export const topOriginRowsSql = (most: number | null = MAX_ORIGINS_SHOWN) => sql`
  SELECT CASE WHEN rank <= ${most}::integer OR ${most}::integer IS NULL THEN key ELSE ARRAY[${OTHER_ORIGINS_NAME}::text] END AS key,
    sum(visits)::int AS visits, sum(forms)::int AS forms, sum(applications)::int AS applications,
    sum(accepted)::int AS accepted,
    CASE WHEN min(first) IS NOT NULL
      THEN json_build_object('from', min(first), 'to', max(last)) END AS days
  FROM (SELECT *, row_number() OVER (ORDER BY accepted DESC, applications DESC, visits DESC, key) AS rank
    FROM grouped) ranked
  GROUP BY 1 ORDER BY visits DESC, key`
