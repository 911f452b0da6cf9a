import type { Payload } from 'payload'
import { keepAnnouncementMark } from '@/src/commands/keepAnnouncementMark'
import type { ApplicationMark } from '@/src/domain/announcement'
import { acknowledgeApplication } from '@/src/notifications/acknowledgeApplication'
import { announceApplicationByChat } from '@/src/notifications/announceApplicationByChat'
import { announceApplicationByMail } from '@/src/notifications/announceApplicationByMail'
import type { Outlets } from '@/src/notifications/outlets'
import { findAnnouncedApplication } from '@/src/queries/findAnnouncedApplication'
import { announceOnEachChannel, type RetriedJob } from './announceOnEachChannel'

type Context = { outlets: Outlets; job: RetriedJob }

/** Tells staff by mail and chat, and thanks the candidate. A deleted application needs no telling. */
export async function announceApplicationEverywhere(
  payload: Payload,
  applicationId: number,
  { outlets, job }: Context,
) {
  const application = await findAnnouncedApplication(payload, applicationId)
  if (!application) return
  const channel = (mark: ApplicationMark, announce: () => Promise<string | null>) => ({
    mark: application.marks[mark],
    announce,
    keepMark: (value: string) =>
      keepAnnouncementMark(payload, {
        collection: 'job-applications',
        id: applicationId,
        mark,
        value,
      }),
  })
  const channels = [
    channel('announcedByMailAt', () => announceApplicationByMail(payload, application, outlets)),
    channel('acknowledgedAt', () => acknowledgeApplication(payload, application, outlets)),
    channel('chatTs', () => announceApplicationByChat(application, outlets)),
  ]
  await announceOnEachChannel(channels, job)
}
