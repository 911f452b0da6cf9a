import type { TaskConfig } from 'payload'
import { FILE_ERRORS, type FileError } from '@/src/domain/files/uploadedFile'
import type { AnnouncedApplication } from '@/src/domain/mails/staffNotification'
import {
  APPLICATION_FILE_FIELDS,
  type ApplicationFileField,
} from '@/src/domain/submissions/applicationForm'
import {
  acknowledgeApplication,
  announceApplicationByMail,
  askCandidateForAnotherFile,
} from '@/src/notifications/announceApplication'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { announcementChannels } from '@/src/plugins/announcementChannels'
import { findAnnouncedApplication } from '@/src/queries/internal/findAnnouncedApplication'
import { type Announcement, announceOnEachChannel } from './announceOnEachChannel'
import { createNotificationContext } from './createNotificationContext'
import { ANNOUNCEMENT_RETRIES } from './retries'

type AnnounceApplicationInput = {
  applicationId: number
  refusedFile?: ApplicationFileField | null
  refusal?: FileError | null
}
type AnnounceApplicationTask = TaskConfig<{ input: AnnounceApplicationInput; output: object }>

/**
 * Announces a new application on each channel and thanks the candidate; or asks the candidate for another
 * copy of a file that was refused after the application arrived. A deleted application is not announced.
 */
export const announceApplication = (outlets: NotificationOutlets): AnnounceApplicationTask => ({
  slug: 'announceApplication',
  inputSchema: [
    { name: 'applicationId', type: 'number', required: true },
    { name: 'refusedFile', type: 'select', options: [...APPLICATION_FILE_FIELDS] },
    { name: 'refusal', type: 'select', options: [...FILE_ERRORS] },
  ],
  retries: ANNOUNCEMENT_RETRIES,
  concurrency: ({ input }) => `announceApplication ${input.applicationId}`,
  handler: async ({ input, job, req: { payload } }) => {
    const announced = await findAnnouncedApplication(payload, input.applicationId)
    if (!announced) return { output: {} }
    const context = await createNotificationContext(payload, outlets)
    const { refusedFile, refusal } = input
    if (refusedFile && refusal) {
      await askCandidateForAnotherFile(announced, { file: refusedFile, reason: refusal }, context)
      return { output: {} }
    }
    const announcement = {
      collection: 'job-applications',
      announced,
      channels: applicationChannels,
    } as const
    await announceOnEachChannel(announcement, { payload, job, context })
    return { output: {} }
  },
})

const applicationChannels: Announcement<AnnouncedApplication>['channels'] = [
  { name: 'mail', mark: 'announcedByMailAt', announce: announceApplicationByMail },
  { name: 'acknowledgement', mark: 'acknowledgedAt', announce: acknowledgeApplication },
  ...announcementChannels.map(({ name, mark, announceApplication: announce }) => ({
    name,
    mark,
    announce,
  })),
]
