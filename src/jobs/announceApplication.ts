import type { TaskConfig } from 'payload'
import type { AnnouncedApplication } from '@/src/domain/mails/announcement'
import {
  acknowledgeApplication,
  announceApplicationByChat,
  announceApplicationByMail,
} from '@/src/notifications/announceApplication'
import type { Outlets } from '@/src/notifications/outlets'
import { findAnnouncedApplication } from '@/src/queries/asSite/findAnnouncedApplication'
import { type Announcement, announceOnEachChannel } from './announceOnEachChannel'
import { prepareDispatch } from './prepareDispatch'
import { ANNOUNCEMENT_RETRIES } from './retries'

type Task = TaskConfig<{ input: { applicationId: number }; output: object }>

/** Tells staff by mail and chat, and thanks the candidate. A deleted application needs no telling. */
export const announceApplication = (outlets: Outlets): Task => ({
  slug: 'announceApplication',
  inputSchema: [{ name: 'applicationId', type: 'number', required: true }],
  retries: ANNOUNCEMENT_RETRIES,
  concurrency: ({ input }) => `announceApplication ${input.applicationId}`,
  handler: async ({ input, job, req: { payload } }) => {
    const announced = await findAnnouncedApplication(payload, input.applicationId)
    if (announced) {
      const dispatch = await prepareDispatch(payload, outlets)
      const announcement = { collection: 'job-applications', announced, channels } as const
      await announceOnEachChannel(announcement, { payload, job, dispatch })
    }
    return { output: {} }
  },
})

const channels: Announcement<AnnouncedApplication>['channels'] = [
  { name: 'mail', mark: 'announcedByMailAt', announce: announceApplicationByMail },
  { name: 'acknowledgement', mark: 'acknowledgedAt', announce: acknowledgeApplication },
  { name: 'chat', mark: 'chatTs', announce: announceApplicationByChat },
]
