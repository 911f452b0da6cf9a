import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { SMTP_SUBMISSION_PORT } from '@/src/domain/mails/mailServer'
import type { MailServer } from '@/src/domain/mails/mailSettings'
import { findAllowedIp } from './findAllowedIp'
import type { MailOutlet } from './notificationOutlets'

const TLS_PORT = 465
const TIMEOUT_MS = 10_000

/** The transport to the mail server; null when none is configured. All waits are limited. */
export async function createSmtpTransport(
  server: MailServer | null,
  { smtpUrl, allowedHosts, timeoutMs = TIMEOUT_MS }: MailOutlet,
) {
  const limits = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    // This exceeds the greeting timeout, which proves that the server received nothing.
    socketTimeout: 1.2 * timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  if (server) {
    const address = await findAllowedIp(server.host, allowedHosts)
    return createTransport({ ...limits, ...smtpConnectionOptions(server, address) })
  }
  // The operator's own setting may name any host, so it is not checked.
  return smtpUrl ? createTransport({ ...limits, url: smtpUrl }) : null
}

function smtpConnectionOptions({ host, port, user, password }: MailServer, address: string) {
  if (password === null)
    throw new Error('The saved password cannot be read: it must be typed again')
  return {
    host: address,
    port,
    secure: port === TLS_PORT,
    // The connection uses the IP, while the certificate is checked against the name.
    tls: isIP(host) ? undefined : { servername: host },
    // On the submission port a password must not be sent unencrypted.
    requireTLS: port === SMTP_SUBMISSION_PORT && user !== null,
    auth: user === null ? undefined : { user, pass: password },
  }
}
