import type { Payload } from 'payload'
import type { MailRoute, MailSettings } from '@/src/domain/mails/mailSettings'
import type { Outlets } from './outlets'

/** What every notification needs besides its content; gathered once by whoever has it sent. */
export type NotificationContext = {
  settings: MailSettings
  outlets: Outlets
  logger: Payload['logger']
  /** Where the last mail that a server took is remembered. */
  kv: Pick<Payload['kv'], 'set'>
  now: Date
}

/** The same over another way than the settings' own. */
export function withMailRoute(
  context: NotificationContext,
  { server, sender }: MailRoute,
): NotificationContext {
  return { ...context, settings: { ...context.settings, server, sender } }
}
