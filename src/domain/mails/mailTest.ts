import { type FailureKind, onOneLine, readFailures } from './undelivered'

/** What became of a test mail. */
export type MailTest =
  | { state: 'sent'; answer: string }
  | { state: 'refused'; kind: FailureKind; answer: string | null }
  /** There is no server: it was kept as a file. */
  | { state: 'keptAsFile' }

// A reply of SMTP: three digits, then text.
const SMTP_REPLY = /^[2-5]\d\d[ -]/

/**
 * Why a server did not take the mail. Only what is a reply of a mail server is repeated: the address is
 * of the asker's choice, and what else answers there is not for them to read.
 */
export function refusedMailTest(err: unknown): MailTest {
  const [failure] = readFailures(String(err))
  const reply = err instanceof Error && 'response' in err ? String(err.response) : ''
  const answer = SMTP_REPLY.test(reply) ? onOneLine(reply) : null
  return { state: 'refused', kind: failure?.kind ?? 'other', answer }
}
