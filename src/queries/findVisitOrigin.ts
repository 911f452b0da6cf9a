import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { MAX_VISIT_SESSION_MS, VISIT_SOURCES } from '@/src/domain/visits/visit'

type Options = { visitor: string; now: Date }

const VisitOriginRowSchema = z.object({
  source: z.enum(VISIT_SOURCES),
  site: z.string().nullable(),
  utmSource: z.string().nullable(),
  utmMedium: z.string().nullable(),
  utmCampaign: z.string().nullable(),
  utmContent: z.string().nullable(),
})

/**
 * The stored origin of an application's visit; everything except the source is null when unknown.
 */
export type StoredVisitOrigin = z.infer<typeof VisitOriginRowSchema>

/** Finds the origin of the visitor's current visit; null when unknown. */
export async function findVisitOrigin(
  payload: Payload,
  { visitor, now }: Options,
): Promise<StoredVisitOrigin | null> {
  // The form may take longer to fill in than the session pause, but not days.
  const since = new Date(now.getTime() - MAX_VISIT_SESSION_MS).toISOString()
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT session.source, nullif(site, '') AS site, nullif(utm_source, '') AS "utmSource",
      nullif(utm_medium, '') AS "utmMedium", nullif(utm_campaign, '') AS "utmCampaign",
      nullif(utm_content, '') AS "utmContent"
    FROM visitors JOIN visit_sessions session ON session.id = session_id
      LEFT JOIN visit_origins origin ON origin.id = origin_id
    WHERE visitors.key = ${visitor} AND session.last_at > ${since}`)
  return z.array(VisitOriginRowSchema).parse(rows)[0] ?? null
}
