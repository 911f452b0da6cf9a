import type { NotificationChannelName } from '@/src/domain/mails/deliveryFailures'
import type {
  ApplicationToAnnounce,
  MessageNotificationStateField,
  MessageToAnnounce,
} from '@/src/domain/mails/staffNotification'
import type { NotificationContext } from './notificationContext'

/** A channel besides mail on which a plugin announces applications and messages. */
export type AnnouncementChannel = {
  name: NotificationChannelName
  /** The field that records a successful announcement. */
  mark: MessageNotificationStateField
  announceApplication: AnnounceOnChannel<ApplicationToAnnounce>
  announceMessage: AnnounceOnChannel<MessageToAnnounce>
}

/** @returns the value of that field; null when there is nothing to announce. */
export type AnnounceOnChannel<Announced> = (
  announced: Announced,
  context: NotificationContext,
) => Promise<string | null>
