import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rateLimitSubmission } from '@/src/commands/rateLimitSubmission'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import { codeExpiry, MAX_CODES_PER_HOUR } from '@/src/plugins/candidate-page/rules/candidateSession'
import { hashEmail } from './candidateLinkToken'

const CODE_NONCE_BYTES = 16

const LinkApplicationRowsSchema = z.array(z.object({ application: z.number() }))

/**
 * Queues a mail with a new code, which invalidates the earlier one.
 * @returns whether the code leaves, or why it does not
 */
export async function requestCandidateCode(
  payload: Payload,
  nonce: string,
  now: Date,
): Promise<'code-sent' | 'codes-exhausted' | 'session-ended'> {
  // Guesses are limited by the number of codes, and so are the mails to the candidate.
  const counted = { address: hashEmail(payload, `code ${nonce}`), perHour: MAX_CODES_PER_HOUR }
  if ((await rateLimitSubmission(payload, counted, now)) !== null) return 'codes-exhausted'
  const codeNonce = randomBytes(CODE_NONCE_BYTES).toString('hex')
  const { rows } = await payload.db.drizzle.execute(sql`
    UPDATE candidate_links SET code_nonce = ${codeNonce}, code_tries = 0, updated_at = now(),
      code_expires_at = ${codeExpiry(now).toISOString()}
    WHERE nonce = ${nonce} AND revoked_at IS NULL RETURNING application_id AS application`)
  const [link] = LinkApplicationRowsSchema.parse(rows)
  if (!link) return 'session-ended'
  await payload.jobs.queue({
    task: 'sendCandidateCode',
    input: addRequestIdToJobInput({ applicationId: link.application, codeNonce }),
  })
  return 'code-sent'
}
