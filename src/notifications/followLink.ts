import type { Payload } from 'payload'
import type { FollowLink } from '@/src/content/mails/applicationMails'
import type { ApplicationToAnnounce } from '@/src/domain/mails/staffNotification'
import type { NotificationContext } from './notificationContext'

/** Finds or creates the link of the acknowledgement; null when the mail has none. */
export type FindFollowLink = (
  payload: Payload,
  application: ApplicationToAnnounce,
  context: NotificationContext,
) => Promise<FollowLink | null>
