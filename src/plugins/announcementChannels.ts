import type { AnnouncementChannel } from '@/src/notifications/announcementChannel'
import { slackAnnouncements } from './slack/notifications/slackAnnouncements'

/** The channels of plugins, besides mail, on which applications and messages are announced. */
export const announcementChannels: readonly AnnouncementChannel[] = [slackAnnouncements]
