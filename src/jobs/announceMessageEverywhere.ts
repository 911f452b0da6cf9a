import type { Payload } from 'payload'
import { keepAnnouncementMark } from '@/src/commands/keepAnnouncementMark'
import type { MessageMark } from '@/src/domain/announcement'
import { announceMessageByChat } from '@/src/notifications/announceMessageByChat'
import { announceMessageByMail } from '@/src/notifications/announceMessageByMail'
import type { Outlets } from '@/src/notifications/outlets'
import { findAnnouncedMessage } from '@/src/queries/findAnnouncedMessage'
import { announceOnEachChannel, type RetriedJob } from './announceOnEachChannel'

type Context = { outlets: Outlets; job: RetriedJob }

/** Tells staff by mail and chat. A deleted message needs no telling. */
export async function announceMessageEverywhere(
  payload: Payload,
  messageId: number,
  { outlets, job }: Context,
) {
  const message = await findAnnouncedMessage(payload, messageId)
  if (!message) return
  const channel = (mark: MessageMark, announce: () => Promise<string | null>) => ({
    mark: message.marks[mark],
    announce,
    keepMark: (value: string) =>
      keepAnnouncementMark(payload, {
        collection: 'contact-messages',
        id: messageId,
        mark,
        value,
      }),
  })
  const channels = [
    channel('announcedByMailAt', () => announceMessageByMail(payload, message, outlets)),
    channel('chatTs', () => announceMessageByChat(message, outlets)),
  ]
  await announceOnEachChannel(channels, job)
}
