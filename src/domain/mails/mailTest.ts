import { type FailureKind, onOneLine, readFailures } from './undelivered'

/** Result of a test mail. */
export type MailTest =
  | { state: 'sent'; answer: string }
  | { state: 'refused'; kind: FailureKind; answer: string | null }
  /** No server is configured: the mail was stored as a file. */
  | { state: 'keptAsFile' }

// An SMTP reply: three digits, then text.
const SMTP_REPLY = /^[2-5]\d\d[ -]/

/**
 * Why a server did not accept the mail. Only a real SMTP reply is quoted: the user chooses the
 * host, and must not read the response of any other service.
 */
export function refusedMailTest(err: unknown): MailTest {
  const [failure] = readFailures(String(err))
  const reply = err instanceof Error && 'response' in err ? String(err.response) : ''
  const answer = SMTP_REPLY.test(reply) ? onOneLine(reply) : null
  return { state: 'refused', kind: failure?.kind ?? 'other', answer }
}
