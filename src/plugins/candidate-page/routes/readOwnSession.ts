import { type Payload, parseCookies } from 'payload'
import { hashSession } from '@/src/plugins/candidate-page/commands/candidateLinkToken'
import { findCandidateSession } from '@/src/plugins/candidate-page/queries/findCandidateSession'
import { SESSION_COOKIE } from '@/src/plugins/candidate-page/rules/candidateSession'

type Visit = { nonce: string; headers: Headers; now: Date }

/** The application whose session this browser has opened with the code; null without one. */
export async function readOwnSession(
  payload: Payload,
  { nonce, headers, now }: Visit,
): Promise<number | null> {
  const session = parseCookies(headers).get(SESSION_COOKIE)
  if (!session) return null
  const hash = hashSession(payload, nonce, session)
  return findCandidateSession(payload, { nonce, hash, now })
}
