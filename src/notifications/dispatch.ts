import type { Payload } from 'payload'
import type { MailRoute, MailSettings } from '@/src/domain/mails/mailSettings'
import type { Outlets } from './outlets'

/** What every notification needs besides its content; gathered once by whoever has it sent. */
export type Dispatch = {
  settings: MailSettings
  outlets: Outlets
  logger: Payload['logger']
  /** Where the last mail that a server took is remembered. */
  kv: Pick<Payload['kv'], 'set'>
  now: Date
}

/** The same over another way than the settings' own. */
export function throughRoute(dispatch: Dispatch, { server, sender }: MailRoute): Dispatch {
  return { ...dispatch, settings: { ...dispatch.settings, server, sender } }
}
