import { createTransport } from 'nodemailer'
import type { MailSettings } from './mailSettings'

const SUBMISSION_PORT = 587
const TLS_PORT = 465

type Options = { server: MailSettings['server']; smtpUrl: string | undefined; timeoutMs: number }

/** The way to the mail server; null when none was ever named. Every wait on it is bounded. */
export function smtpTransport({ server, smtpUrl, timeoutMs }: Options) {
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

function connection({ host, port, user, password }: NonNullable<MailSettings['server']>) {
  return {
    host,
    port,
    secure: port === TLS_PORT,
    // On the submission port a password must not cross the network in the clear.
    requireTLS: port === SUBMISSION_PORT && user !== null,
    auth: user === null ? undefined : { user, pass: password },
  }
}
