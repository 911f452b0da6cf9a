import type {
  AnnouncedApplication,
  AnnouncedMessage,
  MessageMark,
} from '@/src/domain/mails/announcement'
import type { ChannelName } from '@/src/domain/mails/undelivered'
import type { NotificationContext } from './notificationContext'

/** A channel besides mail on which a plugin announces applications and messages. */
export type AnnouncementChannel = {
  name: ChannelName
  /** The field that records a successful announcement. */
  mark: MessageMark
  announceApplication: Announce<AnnouncedApplication>
  announceMessage: Announce<AnnouncedMessage>
}

/** @returns the value of that field; null when there is nothing to announce. */
export type Announce<Announced> = (
  announced: Announced,
  context: NotificationContext,
) => Promise<string | null>
