import type { TaskConfig } from 'payload'
import type { MessageToAnnounce } from '@/src/domain/mails/staffNotification'
import { announceMessageByMail } from '@/src/notifications/announceMessage'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { announcementChannels } from '@/src/plugins/announcementChannels'
import { findAnnouncedMessage } from '@/src/queries/internal/findAnnouncedMessage'
import { announceOnEachChannel, type ChannelAnnouncement } from './announceOnEachChannel'
import { createNotificationContext } from './createNotificationContext'
import { LONG_OUTAGE_RETRIES } from './retries'

type AnnounceMessageTask = TaskConfig<{ input: { messageId: number }; output: object }>

/** Notifies staff on each channel. A deleted message is not announced. */
export const announceMessageTask = (outlets: NotificationOutlets): AnnounceMessageTask => ({
  slug: 'announceMessage',
  inputSchema: [{ name: 'messageId', type: 'number', required: true }],
  retries: LONG_OUTAGE_RETRIES,
  concurrency: ({ input }) => `announceMessage ${input.messageId}`,
  handler: async ({ input, job, req: { payload } }) => {
    const announced = await findAnnouncedMessage(payload, input.messageId)
    if (announced) {
      const context = await createNotificationContext(payload, outlets)
      const announcement = {
        collection: 'contact-messages',
        announced,
        channels: messageChannels,
      } as const
      await announceOnEachChannel(announcement, { payload, job, context })
    }
    return { output: {} }
  },
})

const messageChannels: ChannelAnnouncement<MessageToAnnounce>['channels'] = [
  { name: 'mail', mark: 'announcedByMailAt', announce: announceMessageByMail },
  ...announcementChannels.map(({ name, mark, announceMessage: announce }) => ({
    name,
    mark,
    announce,
  })),
]
