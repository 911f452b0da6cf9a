import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { OTHER_ORIGINS_NAME } from '@/src/domain/visits/visitOrigin'
import type { OriginGrouping, OriginRow } from '@/src/plugins/statistics/rules/originTable'
import { siteNamesOfKind } from '@/src/plugins/statistics/rules/referringSites'
import { notSpamCondition } from '@/src/queries/notSpamCondition'
import { isCreatedInPeriodSql, type LocalPeriod } from './isCreatedInPeriodSql'
import { OriginRowsSchema, topOriginRowsSql } from './originRows'
import { readOriginsByOffer } from './readOriginsByOffer'

type Options = LocalPeriod & {
  group: OriginGrouping
  /** Number of separate rows; by default as many as are shown; null: no limit. */
  most?: number | null
  /** The stored title of spontaneous applications. */
  spontaneousTitle: string
}

/**
 * The origins of the visits of these days, and of the applications of these days with consent;
 * `accepted` counts those accepted by now. The least frequent origins are summed up in one row.
 */
export async function readOrigins(payload: Payload, options: Options): Promise<OriginRow[]> {
  if (options.group === 'offer') return readOriginsByOffer(payload, options)
  const { from, to } = options.period
  const { rows } = await payload.db.drizzle.execute(sql`
    WITH arrived AS (
      SELECT source, site, utm_source, utm_medium, utm_campaign, utm_content,
        sum(sessions)::int AS visits, sum(forms)::int AS forms, 0 AS applications, 0 AS accepted,
        min(day) AS first, max(day) AS last
      FROM origin_days JOIN visit_origins ON id = origin_id
      WHERE day BETWEEN ${from} AND ${to} AND sessions > 0
      GROUP BY id
      UNION ALL
      SELECT source::text::visit_source, coalesce(site, ''), coalesce(utm_source, ''),
        coalesce(utm_medium, ''), coalesce(utm_campaign, ''), coalesce(utm_content, ''),
        0, 0, 1, (status = 'accepted')::int, NULL, NULL
      FROM job_applications WHERE source IS NOT NULL AND ${notSpamCondition()} AND ${isCreatedInPeriodSql(options)}
    ), grouped AS (
      SELECT ${originGroupKeySql[options.group]} AS key, sum(visits)::int AS visits, sum(forms)::int AS forms,
        sum(applications)::int AS applications, sum(accepted)::int AS accepted, min(first) AS first,
        max(last) AS last
      FROM arrived GROUP BY 1
    ) ${topOriginRowsSql(options.most)}`)
  return OriginRowsSchema.parse(rows)
}

const textArraySql = (names: readonly string[]) => sql`${sql.param([...names])}::text[]`
const siteKindSql = sql`CASE WHEN site = ANY (${textArraySql(siteNamesOfKind('jobBoard'))}) THEN 'jobBoard'
  WHEN site = ANY (${textArraySql(siteNamesOfKind('assistant'))}) THEN 'assistant' ELSE source::text END`
const keyUnlessOtherOriginsSql = (name: ReturnType<typeof sql>, key: ReturnType<typeof sql>) =>
  sql`CASE WHEN ${name} = ${OTHER_ORIGINS_NAME} THEN ARRAY[${OTHER_ORIGINS_NAME}::text] ELSE ${key} END`

const originGroupKeySql = {
  source: sql`ARRAY[${siteKindSql}]`,
  // The key has the source, which without a site still distinguishes a mail from direct visits.
  site: keyUnlessOtherOriginsSql(
    sql`site`,
    sql`CASE site WHEN '' THEN ARRAY['', ${siteKindSql}] ELSE ARRAY[site] END`,
  ),
  campaign: keyUnlessOtherOriginsSql(
    sql`utm_campaign`,
    sql`ARRAY[utm_campaign, utm_source, utm_medium]`,
  ),
  content: keyUnlessOtherOriginsSql(
    sql`utm_campaign`,
    sql`ARRAY[utm_campaign, utm_source, utm_medium, utm_content]`,
  ),
} satisfies Record<Exclude<OriginGrouping, 'offer'>, ReturnType<typeof sql>>
