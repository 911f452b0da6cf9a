import { timingSafeEqual } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

const CandidateSessionRowsSchema = z.array(z.object({ application: z.number(), hash: z.string() }))

type CandidateSessionQuery = { nonce: string; hash: string; now: Date }

/** The application of the session with this hash; null when the session or its link has ended. */
export async function findApplicationIdOfSession(
  { db }: Payload,
  { nonce, hash, now }: CandidateSessionQuery,
): Promise<number | null> {
  const { rows } = await db.drizzle.execute(sql`
    SELECT application_id AS application, session_hash AS hash FROM candidate_links
    WHERE nonce = ${nonce} AND revoked_at IS NULL AND session_hash IS NOT NULL
      AND session_expires_at > ${now.toISOString()}`)
  const [session] = CandidateSessionRowsSchema.parse(rows)
  if (!session) return null
  const [stored, sent] = [Buffer.from(session.hash), Buffer.from(hash)]
  return stored.length === sent.length && timingSafeEqual(stored, sent) ? session.application : null
}
