import type { EmailAdapter, Payload } from 'payload'
import type { MailSettings } from '@/src/domain/mails/mailSettings'
import { deliverMail, type MailOutcome } from './deliverMail'
import type { NotificationOutlets } from './notificationOutlets'

type Options = {
  outlets: NotificationOutlets
  readSettings: (payload: Payload) => Promise<MailSettings>
}

/** Creates Payload's e-mail adapter, whose mails use the current e-mail settings. */
export function createEmailAdapter({ outlets, readSettings }: Options): EmailAdapter<MailOutcome> {
  return ({ payload }) => ({
    name: 'mail-settings',
    defaultFromAddress: 'no-reply@localhost',
    defaultFromName: '',
    sendEmail: async (message) =>
      deliverMail(message, {
        settings: await readSettings(payload),
        outlets,
        logger: payload.logger,
        kv: payload.kv,
        now: new Date(),
      }),
  })
}
