import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { SESSION_MAX_MS, VISIT_SOURCES } from '@/src/domain/visits/visit'

type Asked = { visitor: string; now: Date }

const Origin = z.object({
  source: z.enum(VISIT_SOURCES),
  site: z.string().nullable(),
  utmSource: z.string().nullable(),
  utmMedium: z.string().nullable(),
  utmCampaign: z.string().nullable(),
  utmContent: z.string().nullable(),
})

/** What an application keeps of where its visit came from; beyond the source null where nothing is known. */
export type KeptOrigin = z.infer<typeof Origin>

/** Where the visit that this visitor is on came from; null when nothing is known of it. */
export async function findVisitOrigin(
  payload: Payload,
  { visitor, now }: Asked,
): Promise<KeptOrigin | null> {
  // A form may take longer than a visit pauses, but is not filled in for days.
  const since = new Date(now.getTime() - SESSION_MAX_MS).toISOString()
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT session.source, nullif(site, '') AS site, nullif(utm_source, '') AS "utmSource",
      nullif(utm_medium, '') AS "utmMedium", nullif(utm_campaign, '') AS "utmCampaign",
      nullif(utm_content, '') AS "utmContent"
    FROM visitors JOIN visit_sessions session ON session.id = session_id
      LEFT JOIN visit_origins origin ON origin.id = origin_id
    WHERE visitors.key = ${visitor} AND session.last_at > ${since}`)
  return z.array(Origin).parse(rows)[0] ?? null
}
