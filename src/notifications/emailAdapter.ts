import type { EmailAdapter, SendEmailOptions } from 'payload'
import { cleanLine } from '@/src/domain/submittedText'
import { keepMailAsFile } from './keepMailAsFile'
import { type MailSettings, readMailSettings } from './mailSettings'
import { smtpTransport } from './smtpTransport'

export type MailOutcome =
  | { delivered: true; messageId: string }
  | { delivered: false; file: string }

type Options = {
  /** The server used until the e-mail settings name one. */
  smtpUrl: string | undefined
  /** Where mails are kept while there is no server at all. */
  directory: string
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000

/** Payload's way out for mails: it follows the e-mail settings of the moment, and starts silently. */
export function emailAdapter(options: Options): EmailAdapter<MailOutcome> {
  return ({ payload }) => ({
    name: 'mail-settings',
    defaultFromAddress: 'no-reply@localhost',
    defaultFromName: '',
    async sendEmail(message) {
      const settings = await readMailSettings(payload)
      const mail = addressed(message, settings)
      const transport = smtpTransport({
        server: settings.server,
        smtpUrl: options.smtpUrl,
        timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      })
      if (transport) return deliver(transport, mail)
      const file = await keepMailAsFile(options.directory, mail)
      payload.logger.warn({ msg: 'No mail server is set up: the mail was kept as a file', file })
      return { delivered: false, file }
    },
  })
}

async function deliver(
  transport: NonNullable<ReturnType<typeof smtpTransport>>,
  mail: ReturnType<typeof addressed>,
): Promise<MailOutcome> {
  try {
    const { messageId } = await transport.sendMail(mail)
    return { delivered: true, messageId }
  } finally {
    transport.close()
  }
}

// The sender is always the one of the settings: another one would fail the domain's SPF and DKIM.
function addressed(message: SendEmailOptions, { sender }: MailSettings) {
  return {
    ...message,
    from: { ...sender, name: cleanLine(sender.name) },
    subject: cleanLine(message.subject ?? ''),
  }
}
