import { type Payload, parseCookies } from 'payload'
import { hashCandidateSession } from '@/src/plugins/candidate-page/commands/candidateLinkToken'
import { findApplicationIdOfSession } from '@/src/plugins/candidate-page/queries/findApplicationIdOfSession'
import { CANDIDATE_SESSION_COOKIE } from '@/src/plugins/candidate-page/rules/candidateSession'

type ReadSessionOptions = { nonce: string; headers: Headers; now: Date }

/** The application whose session this browser has opened with the code; null without one. */
export async function readSessionApplicationId(
  payload: Payload,
  { nonce, headers, now }: ReadSessionOptions,
): Promise<number | null> {
  const session = parseCookies(headers).get(CANDIDATE_SESSION_COOKIE)
  if (!session) return null
  const hash = hashCandidateSession(payload, nonce, session)
  return findApplicationIdOfSession(payload, { nonce, hash, now })
}
