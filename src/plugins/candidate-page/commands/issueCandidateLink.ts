import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import { createCandidateLinkToken } from './candidateLinkToken'

const NONCE_BYTES = 16

const LinkNonceRowsSchema = z.array(z.object({ nonce: z.string() }))

type Drizzle = Pick<Payload['db']['drizzle'], 'execute'>
type IssueCandidateLinkOptions = {
  application: number
  /** Whether a revoked link is replaced by a new one: only staff decide that. */
  replacesRevoked?: boolean
}

/**
 * The token of the application's link, which is created when there is none: the first mail that
 * needs it does so. Null when the link was revoked, or the application has no candidate any more.
 */
export async function issueCandidateLink(
  payload: Payload,
  { application, replacesRevoked = false }: IssueCandidateLinkOptions,
  drizzle: Drizzle = payload.db.drizzle,
): Promise<string | null> {
  // Of two simultaneous links the unique index refuses one.
  await drizzle.execute(sql`
    INSERT INTO candidate_links (application_id, nonce)
    SELECT id, ${randomBytes(NONCE_BYTES).toString('hex')} FROM job_applications
    WHERE id = ${application} AND candidate_email <> ${ANONYMISED_EMAIL} AND NOT EXISTS (
      SELECT FROM candidate_links link WHERE link.application_id = job_applications.id
        AND (link.revoked_at IS NULL OR NOT ${replacesRevoked}))
    ON CONFLICT DO NOTHING`)
  const { rows } = await drizzle.execute(sql`
    SELECT nonce FROM candidate_links
    WHERE application_id = ${application} AND revoked_at IS NULL`)
  const [link] = LinkNonceRowsSchema.parse(rows)
  return link ? createCandidateLinkToken(payload, link.nonce) : null
}
