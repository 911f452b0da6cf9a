import { sql } from '@payloadcms/db-postgres'
import { decodeJwt } from 'jose'
import { type CollectionAfterReadHook, extractJWT, type PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { MAX_STAFF_SESSION_MS } from '@/src/domain/accounts/accountLimits'
import { UNMET_ACCOUNT_REQUIREMENT_SQL } from '@/src/domain/accounts/unmetRequirement'

/**
 * Checks a session at each request, when Payload reads the account to authenticate it (there is no
 * user yet). It removes ended and expired sessions, and marks users who lack a required second
 * factor; these have no rights (`hasStaffRights`).
 */
export const filterValidSessions: CollectionAfterReadHook<User> = async ({ doc, req }) => {
  if (req.user || !doc.sessions?.length) return doc
  const { rows } = await req.payload.db.drizzle.execute(sql`
    WITH seen AS (
      UPDATE staff_sessions SET last_seen_at = now()
      WHERE account_id = ${doc.id} AND id = ${currentSessionId(req)}
        AND last_seen_at < now() - interval '1 minute'
    )
    SELECT ${sql.raw(UNMET_ACCOUNT_REQUIREMENT_SQL)} AS "lacksSecondFactor",
      ARRAY(SELECT id FROM staff_sessions WHERE account_id = ${doc.id} AND ended_at IS NOT NULL) AS ended
    FROM (SELECT ${doc.id}::int AS id, ${doc.role}::text AS role) users`)
  const { ended, lacksSecondFactor } = rows[0] ?? {}
  const oldest = Date.now() - MAX_STAFF_SESSION_MS
  const sessions = doc.sessions.filter(
    ({ createdAt, id }) =>
      !(Array.isArray(ended) && ended.includes(id)) &&
      (!createdAt || new Date(createdAt).getTime() > oldest),
  )
  return { ...doc, sessions, lacksSecondFactor: lacksSecondFactor === true }
}

// The token is decoded without verification, because Payload has just verified it.
function currentSessionId({ headers, payload }: PayloadRequest): string {
  const token = headers ? extractJWT({ headers, payload }) : null
  const sid = token ? decodeJwt(token).sid : null
  return typeof sid === 'string' ? sid : ''
}
