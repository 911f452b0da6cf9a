import type { Payload } from 'payload'
import type { MailServerAndSender, MailSettings } from '@/src/domain/mails/mailSettings'
import type { NotificationOutlets } from './notificationOutlets'

/** The context that every notification needs besides its content; a job creates it once. */
export type NotificationContext = {
  settings: MailSettings
  outlets: NotificationOutlets
  logger: Payload['logger']
  /** Key-value store of the time when a mail server last accepted a mail. */
  kv: Pick<Payload['kv'], 'set'>
  now: Date
}

/** Copies the context with another mail server and sender than those of the settings. */
export function replaceMailServerAndSender(
  context: NotificationContext,
  { server, sender }: MailServerAndSender,
): NotificationContext {
  return { ...context, settings: { ...context.settings, server, sender } }
}
