import type { Payload, TaskConfig } from 'payload'
import { FILE_ERRORS, type FileError } from '@/src/domain/files/uploadedFile'
import type { ApplicationToAnnounce } from '@/src/domain/mails/staffNotification'
import {
  APPLICATION_FILE_FIELDS,
  type ApplicationFileField,
} from '@/src/domain/submissions/applicationForm'
import {
  acknowledgeApplication,
  announceApplicationByMail,
  askCandidateForAnotherFile,
} from '@/src/notifications/announceApplication'
import type { FindFollowLink } from '@/src/notifications/followLink'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { acknowledgementSentences } from '@/src/plugins/acknowledgementSentences'
import { announcementChannels } from '@/src/plugins/announcementChannels'
import { announcementRecipients } from '@/src/plugins/announcementRecipients'
import { followLinkFinders } from '@/src/plugins/followLinkFinders'
import { findAnnouncedApplication } from '@/src/queries/internal/findAnnouncedApplication'
import { announceOnEachChannel, type ChannelAnnouncement } from './announceOnEachChannel'
import { createNotificationContext } from './createNotificationContext'
import { LONG_OUTAGE_RETRIES } from './retries'

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
export const announceApplicationTask = (outlets: NotificationOutlets): AnnounceApplicationTask => ({
  slug: 'announceApplication',
  inputSchema: [
    { name: 'applicationId', type: 'number', required: true },
    { name: 'refusedFile', type: 'select', options: [...APPLICATION_FILE_FIELDS] },
    { name: 'refusal', type: 'select', options: [...FILE_ERRORS] },
  ],
  retries: LONG_OUTAGE_RETRIES,
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
    const channels = createApplicationChannels(payload)
    const announcement = { collection: 'job-applications', announced, channels } as const
    await announceOnEachChannel(announcement, { payload, job, context })
    return { output: {} }
  },
})

const createApplicationChannels = (
  payload: Payload,
): ChannelAnnouncement<ApplicationToAnnounce>['channels'] => [
  {
    name: 'mail',
    mark: 'announcedByMailAt',
    announce: async (application, context) =>
      announceApplicationByMail(
        application,
        context,
        (await findOfEachPlugin(announcementRecipients, payload, application)).flat(),
      ),
  },
  {
    name: 'acknowledgement',
    mark: 'acknowledgedAt',
    announce: async (application, context) =>
      acknowledgeApplication(
        application,
        context,
        await findFollowLink(payload, application, context),
        (await findOfEachPlugin(acknowledgementSentences, payload, application)).filter(
          (sentence) => sentence !== null,
        ),
      ),
  },
  ...announcementChannels.map(({ name, mark, announceApplication: announce }) => ({
    name,
    mark,
    announce,
  })),
]

const findOfEachPlugin = <Found>(
  finders: readonly ((payload: Payload, application: ApplicationToAnnounce) => Promise<Found>)[],
  payload: Payload,
  application: ApplicationToAnnounce,
) => Promise.all(finders.map((find) => find(payload, application)))

const findFollowLink: FindFollowLink = async (...application) =>
  (await followLinkFinders[0]?.(...application)) ?? null
