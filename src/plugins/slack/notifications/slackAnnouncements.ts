import type { AnnouncementChannel } from '@/src/notifications/announcementChannel'
import { announceApplicationByChat } from './announceApplication'
import { announceMessageByChat } from './announceMessage'

export const slackAnnouncements: AnnouncementChannel = {
  name: 'chat',
  mark: 'chatTs',
  announceApplication: announceApplicationByChat,
  announceMessage: announceMessageByChat,
}
