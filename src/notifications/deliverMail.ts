import type { SendEmailOptions } from 'payload'
import { LAST_ACCEPTED_MAIL_KEY } from '@/src/domain/mails/mailServer'
import type { MailSettings } from '@/src/domain/mails/mailSettings'
import { cleanLine } from '@/src/domain/text/normalizeText'
import { currentRequestId } from '@/src/log/requestContext'
import { countMailOutcome } from '@/src/metrics/registry'
import { createSmtpTransport } from './createSmtpTransport'
import type { NotificationContext } from './notificationContext'
import { sendMailWithCallback } from './sendMailWithCallback'
import { storeMailAsFile } from './storeMailAsFile'

export type MailOutcome =
  | { delivered: true; messageId: string; answer: string }
  | { delivered: false; file: string }

/**
 * Sends a mail through the configured server, or stores it as a file when none is configured.
 * @param beforeData called before the first byte of the message is sent
 * @throws when the server does not accept the mail
 */
export async function deliverMail(
  message: SendEmailOptions,
  context: NotificationContext,
  beforeData = async () => {},
): Promise<MailOutcome> {
  const { settings, outlets, logger, now } = context
  const mail = withConfiguredSender(message, settings)
  const transport = await createSmtpTransport(settings.server, outlets.mail)
  if (!transport) {
    const file = await storeMailAsFile(outlets.mail.directory, mail, now)
    logger.warn({ msg: 'No mail server is configured: the mail was stored as a file', file })
    countMailOutcome('kept')
    return { delivered: false, file }
  }
  try {
    const { messageId, response: answer } = await sendMailWithCallback(transport, mail, beforeData)
    countMailOutcome('sent')
    await storeLastMailTime(context)
    return { delivered: true, messageId, answer }
  } catch (err) {
    countMailOutcome('failed')
    throw err
  } finally {
    transport.close()
  }
}

// Stores the time of a sent mail. An error here must not cause a retry, because the mail was sent.
async function storeLastMailTime({ kv, logger, now }: NotificationContext) {
  await kv.set(LAST_ACCEPTED_MAIL_KEY, { at: now.toISOString() }).catch((err) => {
    logger.error({ err, msg: 'The time of the last mail could not be stored' })
  })
}

// Sets the configured sender, because another one would fail the domain's SPF and DKIM checks.
function withConfiguredSender(message: SendEmailOptions, { sender }: MailSettings) {
  return {
    ...message,
    from: { ...sender, name: cleanLine(sender.name) },
    subject: cleanLine(message.subject ?? ''),
    ...headersWithRequestId(message),
  }
}

// A header with the request id, which recipients can name and the log can be searched for.
function headersWithRequestId({ headers }: SendEmailOptions) {
  const requestId = currentRequestId()
  return requestId ? { headers: { ...headers, 'X-Request-Id': requestId } } : {}
}
