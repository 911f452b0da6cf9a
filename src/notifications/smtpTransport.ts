import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { SUBMISSION_PORT } from '@/src/domain/mails/mailServer'
import type { MailServer } from '@/src/domain/mails/mailSettings'
import type { MailOutlet } from './outlets'
import { reachableIp } from './reachableIp'

const TLS_PORT = 465
const TIMEOUT_MS = 10_000

/** The way to the mail server; null when none was ever named. Every wait on it is bounded. */
export async function smtpTransport(
  server: MailServer | null,
  { smtpUrl, allowedHosts, timeoutMs = TIMEOUT_MS }: MailOutlet,
) {
  const limits = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    // Later than the wait for the greeting: without one it is known that the server has nothing of ours.
    socketTimeout: 1.2 * timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  if (server) {
    const address = await reachableIp(server.host, allowedHosts)
    return createTransport({ ...limits, ...connection(server, address) })
  }
  // The operator's own choice leads wherever it leads.
  return smtpUrl ? createTransport({ ...limits, url: smtpUrl }) : null
}

function connection({ host, port, user, password }: MailServer, address: string) {
  if (password === null)
    throw new Error('The saved password cannot be read: it must be typed again')
  return {
    host: address,
    port,
    secure: port === TLS_PORT,
    // The certificate is for the name, where it has one.
    tls: isIP(host) ? undefined : { servername: host },
    // On the submission port a password must not cross the network in the clear.
    requireTLS: port === SUBMISSION_PORT && user !== null,
    auth: user === null ? undefined : { user, pass: password },
  }
}
