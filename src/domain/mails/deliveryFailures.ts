import { UNSENT_AFTER_RESTORE_REASON } from '@/src/domain/backups/restoredBackup'

/** The channels of a notification, as the errors of a failed job name them. */
export const NOTIFICATION_CHANNELS = ['mail', 'acknowledgement', 'chat'] as const
export type NotificationChannelName = (typeof NOTIFICATION_CHANNELS)[number]

/** Why a delivery failed, as far as the error of the remote server shows it. */
export type FailureKind =
  | 'unreachable'
  | 'unknownHost'
  | 'silent'
  | 'signIn'
  | 'password'
  | 'certificate'
  | 'busy'
  | 'chatToken'
  | 'chatChannel'
  | 'refused'
  | 'files'
  | 'noServer'
  | 'cutOff'
  | 'restored'
  | 'other'

export type DeliveryFailure = {
  /** The channel that failed; null when the job has only one. */
  channel: NotificationChannelName | null
  kind: FailureKind
  /** The reply of the remote server, or the network error; null when the site itself refused. */
  heard: { from: 'server' | 'network'; words: string } | null
}

const REASON_SEPARATOR = ' · '
const MAX_SERVER_REPLY_CHARACTERS = 300
const CHANNEL_PREFIX_PATTERN = new RegExp(`^(${NOTIFICATION_CHANNELS.join('|')}): `)

/** Writes the failures of several channels as one text, which `parseFailures` parses. */
export function serializeFailures(
  failures: { channel: NotificationChannelName; reason: unknown }[],
): string {
  return failures
    .map(({ channel, reason }) => `${channel}: ${String(reason)}`)
    .join(REASON_SEPARATOR)
}

type FailedChannel = { channel: NotificationChannelName | null; reason: string }

/** Splits what `serializeFailures` wrote; a job with one channel has one reason without a name. */
export function splitFailures(message: string): FailedChannel[] {
  const ways = message.split(
    new RegExp(`${REASON_SEPARATOR}(?=(?:${NOTIFICATION_CHANNELS.join('|')}): )`),
  )
  return ways.map((way) => ({
    channel:
      NOTIFICATION_CHANNELS.find((name) => name === CHANNEL_PREFIX_PATTERN.exec(way)?.[1]) ?? null,
    reason: way.replace(CHANNEL_PREFIX_PATTERN, ''),
  }))
}

export function parseFailures(message: string): DeliveryFailure[] {
  return splitFailures(message).map(({ channel, reason }) => {
    const words = reason.replace(/^(\w*Error|RetryLater): /, '')
    return { channel, kind: failureKind(words), heard: extractServerReplyOrNetworkError(words) }
  })
}

// The texts are nodemailer's, for a refusal after RCPT TO or DATA. Other steps concern the server or
// the sender, which staff can correct; servers may also refuse the sender or the relay after RCPT TO
// (5.7.x, 5.1.7 and 5.1.8 of RFC 3463).
const PERMANENT_REFUSAL_PATTERN =
  /^(?:\w*Error: )?(?:Can't send mail - all recipients were rejected|Data command failed|Message failed): (5\d\d[ -](?!5\.(?:7\.|1\.[78]\b)).*)/s

/** The server's reply when it refused this mail or its recipients for good; otherwise null. */
export const parsePermanentMailRefusal = (reason: string): string | null =>
  PERMANENT_REFUSAL_PATTERN.exec(reason)?.[1] ?? null

// The patterns in order: the first match counts.
const FAILURE_KIND_PATTERNS: readonly [RegExp, FailureKind][] = [
  [/password cannot be read/, 'password'],
  [/files are still in the store/, 'files'],
  [/no mail server is set up/, 'noServer'],
  [/was cut off/, 'cutOff'],
  [new RegExp(UNSENT_AFTER_RESTORE_REASON), 'restored'],
  [/invalid_auth|not_authed|account_inactive|token_(revoked|expired)/, 'chatToken'],
  [/channel_not_found|not_in_channel|is_archived/, 'chatChannel'],
  [/asked to wait|\b(421|45\d|429)\b/, 'busy'],
  [/invalid login|\b53[0-8]\b|missing credentials/i, 'signIn'],
  [/certificate|self-signed|SSL|TLS/, 'certificate'],
  [/ENOTFOUND|EAI_AGAIN|queryA|EDNS|no address that may be reached/, 'unknownHost'],
  [/timeout|timed? ?out|never received|ETIMEDOUT/i, 'silent'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNRESET|fetch failed|closed/i, 'unreachable'],
  [/\b5\d\d\b|refused|status \d/, 'refused'],
]

function failureKind(words: string): FailureKind {
  return FAILURE_KIND_PATTERNS.find(([pattern]) => pattern.test(words))?.[1] ?? 'other'
}

// Matches our own English messages; the failure kind has a French explanation instead.
const OWN_FAILURE_PATTERN =
  /^$|no address that may be reached|password cannot be read|asked to wait|still in the store|no mail server is|was cut off|backup was restored/

// Patterns of the SMTP reply after a summary of ours or of the library: three digits, then text.
const SERVER_RESPONSE_PATTERNS = [
  /(?:^|: )([2-5]\d\d[ -].*)/s,
  /^Slack refused the message: (.*)/s,
  /^Slack answered with status (\d+)/,
]

function extractServerReplyOrNetworkError(words: string): DeliveryFailure['heard'] {
  if (OWN_FAILURE_PATTERN.test(words)) return null
  const answers = SERVER_RESPONSE_PATTERNS.map((pattern) => pattern.exec(words)?.[1])
  const answer = answers.find((text) => text !== undefined)
  if (answer === undefined) return { from: 'network', words: shortenToOneLine(words) }
  return { from: 'server', words: shortenToOneLine(answer.replace(/^(\d+)$/, 'HTTP $1')) }
}

/** Puts text on one line and cuts it, so that text from a remote server cannot fill a page. */
export function shortenToOneLine(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  return line.length > MAX_SERVER_REPLY_CHARACTERS
    ? `${line.slice(0, MAX_SERVER_REPLY_CHARACTERS - 1)}…`
    : line
}
