import type { Outlets } from '@/src/notifications/outlets'
import { announceApplication } from './announceApplication'
import { announceMessage } from './announceMessage'
import { sendPasswordLink } from './sendPasswordLink'

/** Every task of the queue. */
export const tasks = (outlets: Outlets) => [
  announceApplication(outlets),
  announceMessage(outlets),
  sendPasswordLink(outlets),
]
