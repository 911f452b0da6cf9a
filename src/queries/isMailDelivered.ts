import type { Payload } from 'payload'

/** Whether mails leave the house; without any mail server they are only kept as files. */
export async function isMailDelivered(payload: Payload): Promise<boolean> {
  const { smtpHost } = await payload.findGlobal({ slug: 'email-settings' })
  return Boolean(smtpHost) || payload.config.custom.hasSmtpUrl === true
}
