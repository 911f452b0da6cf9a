import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { MAX_STAFF_SESSION_MS } from '@/src/domain/accounts/accountLimits'
import type { VisitBrowser, VisitSystem } from '@/src/domain/visits/visit'

type StaffSession = {
  id: string
  begunAt: string
  lastSeenAt: string
  browser: VisitBrowser
  system: VisitSystem
}

/** The valid sessions of an account, newest first. */
export async function findSessions(req: PayloadRequest, accountId: number) {
  const oldest = new Date(Date.now() - MAX_STAFF_SESSION_MS).toISOString()
  const { rows } = await req.payload.db.drizzle.execute<StaffSession>(sql`
    SELECT live.id, live.created_at AS "begunAt", known.browser, known.system,
      coalesce(known.last_seen_at, live.created_at) AS "lastSeenAt"
    FROM users_sessions live LEFT JOIN staff_sessions known ON known.id = live.id
    WHERE live._parent_id = ${accountId} AND live.expires_at > now() AND live.created_at > ${oldest}
      AND known.ended_at IS NULL
    ORDER BY live.created_at DESC`)
  return rows
}
