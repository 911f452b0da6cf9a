import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import {
  MAX_TRIES_PER_CODE,
  sessionExpiry,
} from '@/src/plugins/candidate-page/rules/candidateSession'
import { hashCandidateSession, isCandidateCodeCorrect } from './candidateLinkToken'

const SESSION_BYTES = 32

const CodeNonceRowsSchema = z.array(z.object({ codeNonce: z.string() }))

type TypedCandidateCode = { nonce: string; code: string; now: Date }

/**
 * Opens the session of a link with the code that was mailed. Each try counts, and the code is used
 * up by the first correct one.
 * @returns the value of the cookie, or why there is none
 */
export async function openCandidateSession(
  payload: Payload,
  { nonce, code, now }: TypedCandidateCode,
): Promise<{ session: string } | { refusal: 'code-wrong' | 'code-expired' }> {
  const { drizzle } = payload.db
  const tried = await drizzle.execute(sql`
    UPDATE candidate_links SET code_tries = code_tries + 1
    WHERE nonce = ${nonce} AND revoked_at IS NULL AND code_tries < ${MAX_TRIES_PER_CODE}
      AND code_expires_at > ${now.toISOString()}
    RETURNING code_nonce AS "codeNonce"`)
  const [valid] = CodeNonceRowsSchema.parse(tried.rows)
  if (!valid) return { refusal: 'code-expired' }
  if (!isCandidateCodeCorrect(payload, valid.codeNonce, code)) return { refusal: 'code-wrong' }
  const session = randomBytes(SESSION_BYTES).toString('base64url')
  const { rowCount } = await drizzle.execute(sql`
    UPDATE candidate_links SET code_nonce = NULL, code_expires_at = NULL, code_tries = NULL,
      session_hash = ${hashCandidateSession(payload, nonce, session)},
      session_expires_at = ${sessionExpiry(now).toISOString()}, updated_at = now()
    WHERE nonce = ${nonce} AND revoked_at IS NULL AND code_nonce = ${valid.codeNonce}`)
  return rowCount ? { session } : { refusal: 'code-expired' }
}
