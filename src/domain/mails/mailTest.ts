import { type FailureKind, parseFailures, shortenToOneLine } from './deliveryFailures'

/** Result of a test mail. */
export type MailTestResult =
  | { state: 'sent'; answer: string }
  | { state: 'refused'; kind: FailureKind; answer: string | null }
  /** No server is configured, so the mail was stored as a file. */
  | { state: 'keptAsFile' }

// Pattern of an SMTP reply: three digits, then text.
const SMTP_REPLY_PATTERN = /^[2-5]\d\d[ -]/

/**
 * Describes why a server did not accept the mail. Only a real SMTP reply is quoted: the user
 * chooses the host, and must not read the response of any other service.
 */
export function describeRefusedMailTest(err: unknown): MailTestResult {
  const [failure] = parseFailures(String(err))
  const reply = err instanceof Error && 'response' in err ? String(err.response) : ''
  const answer = SMTP_REPLY_PATTERN.test(reply) ? shortenToOneLine(reply) : null
  return { state: 'refused', kind: failure?.kind ?? 'other', answer }
}
