import type { Payload, TaskConfig } from 'payload'
import { findAnnouncedMessage } from '@/src/commands/findAnnouncedMessage'
import { keepAnnouncementMark } from '@/src/commands/keepAnnouncementMark'
import type { AnnouncedMessage, MessageMark } from '@/src/domain/mails/announcement'
import type { ChannelName } from '@/src/domain/mails/undelivered'
import { announceMessageByChat } from '@/src/notifications/announceMessageByChat'
import { announceMessageByMail } from '@/src/notifications/announceMessageByMail'
import type { Dispatch } from '@/src/notifications/dispatch'
import type { Outlets } from '@/src/notifications/outlets'
import { announceOnEachChannel, type Channel } from './announceOnEachChannel'
import { prepareDispatch } from './prepareDispatch'
import { ANNOUNCEMENT_RETRIES } from './retries'

type Task = TaskConfig<{ input: { messageId: number }; output: object }>

/** Tells staff by mail and chat. A deleted message needs no telling. */
export const announceMessage = (outlets: Outlets): Task => ({
  slug: 'announceMessage',
  inputSchema: [{ name: 'messageId', type: 'number', required: true }],
  retries: ANNOUNCEMENT_RETRIES,
  concurrency: ({ input }) => `announceMessage ${input.messageId}`,
  handler: async ({ input, job, req: { payload } }) => {
    const message = await findAnnouncedMessage(payload, input.messageId)
    if (message) {
      const dispatch = await prepareDispatch(payload, outlets)
      await announceOnEachChannel(channels(payload, message, dispatch), { job, ...dispatch })
    }
    return { output: {} }
  },
})

function channels(payload: Payload, message: AnnouncedMessage, dispatch: Dispatch) {
  const channel = (
    name: ChannelName,
    mark: MessageMark,
    announce: (message: AnnouncedMessage, dispatch: Dispatch) => Promise<string | null>,
  ): Channel => ({
    name,
    mark: message.marks[mark],
    announce: () => announce(message, dispatch),
    keepMark: (value) =>
      keepAnnouncementMark(payload, {
        collection: 'contact-messages',
        id: message.id,
        mark,
        value,
      }),
  })
  return [
    channel('mail', 'announcedByMailAt', announceMessageByMail),
    channel('chat', 'chatTs', announceMessageByChat),
  ]
}
