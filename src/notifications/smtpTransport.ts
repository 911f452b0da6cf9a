import { createTransport } from 'nodemailer'
import { SUBMISSION_PORT } from '@/src/domain/mailServer'
import type { MailServer } from '@/src/domain/mailSettings'
import type { MailOutlet } from './outlets'

const TLS_PORT = 465
const TIMEOUT_MS = 10_000

/** The way to the mail server; null when none was ever named. Every wait on it is bounded. */
export function smtpTransport(
  server: MailServer | null,
  { smtpUrl, timeoutMs = TIMEOUT_MS }: MailOutlet,
) {
  const limits = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  if (server) return createTransport({ ...limits, ...connection(server) })
  return smtpUrl ? createTransport({ ...limits, url: smtpUrl }) : null
}

function connection({ host, port, user, password }: MailServer) {
  if (password === null)
    throw new Error('The saved password cannot be read: it must be typed again')
  return {
    host,
    port,
    secure: port === TLS_PORT,
    // On the submission port a password must not cross the network in the clear.
    requireTLS: port === SUBMISSION_PORT && user !== null,
    auth: user === null ? undefined : { user, pass: password },
  }
}
