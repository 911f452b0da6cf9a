import type { Payload, TaskConfig } from 'payload'
import { findAnnouncedApplication } from '@/src/commands/findAnnouncedApplication'
import { keepAnnouncementMark } from '@/src/commands/keepAnnouncementMark'
import type { AnnouncedApplication, ApplicationMark } from '@/src/domain/mails/announcement'
import type { ChannelName } from '@/src/domain/mails/undelivered'
import { acknowledgeApplication } from '@/src/notifications/acknowledgeApplication'
import { announceApplicationByChat } from '@/src/notifications/announceApplicationByChat'
import { announceApplicationByMail } from '@/src/notifications/announceApplicationByMail'
import type { Dispatch } from '@/src/notifications/dispatch'
import type { Outlets } from '@/src/notifications/outlets'
import { announceOnEachChannel, type Channel } from './announceOnEachChannel'
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
    const application = await findAnnouncedApplication(payload, input.applicationId)
    if (application) {
      const dispatch = await prepareDispatch(payload, outlets)
      await announceOnEachChannel(channels(payload, application, dispatch), { job, ...dispatch })
    }
    return { output: {} }
  },
})

function channels(payload: Payload, application: AnnouncedApplication, dispatch: Dispatch) {
  const channel = (
    name: ChannelName,
    mark: ApplicationMark,
    announce: (application: AnnouncedApplication, dispatch: Dispatch) => Promise<string | null>,
  ): Channel => ({
    name,
    mark: application.marks[mark],
    announce: () => announce(application, dispatch),
    keepMark: (value) =>
      keepAnnouncementMark(payload, {
        collection: 'job-applications',
        id: application.id,
        mark,
        value,
      }),
  })
  return [
    channel('mail', 'announcedByMailAt', announceApplicationByMail),
    channel('acknowledgement', 'acknowledgedAt', acknowledgeApplication),
    channel('chat', 'chatTs', announceApplicationByChat),
  ]
}
