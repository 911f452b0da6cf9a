import type { TaskConfig } from 'payload'
import { z } from 'zod'
import { deleteFilesOfDeletedApplications } from '@/src/commands/retention/deleteFilesOfDeletedApplications'
import { deleteMailsOfDeletedDocuments } from '@/src/commands/retention/deleteMailsOfDeletedDocuments'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { LONG_OUTAGE_RETRIES } from './retries'

const IdListSchema = z.array(z.number()).default([])

type DeleteFilesAndMailsTask = TaskConfig<{
  input: { files: unknown; applications?: unknown; messages?: unknown }
  output: object
}>

/**
 * Deletes the files of deleted applications, and the stored mails about them or about deleted
 * messages. It retries while the store is unreachable.
 */
export const discardFilesAndMailsTask = ({
  mail,
}: NotificationOutlets): DeleteFilesAndMailsTask => ({
  slug: 'discardFiles',
  inputSchema: [
    { name: 'files', type: 'json', required: true },
    { name: 'applications', type: 'json' },
    { name: 'messages', type: 'json' },
  ],
  retries: LONG_OUTAGE_RETRIES,
  handler: async ({ input, req: { payload } }) => {
    await deleteMailsOfDeletedDocuments(mail.directory, {
      applications: IdListSchema.parse(input.applications ?? undefined),
      messages: IdListSchema.parse(input.messages ?? undefined),
    })
    await deleteFilesOfDeletedApplications(payload, IdListSchema.parse(input.files))
    return { output: {} }
  },
})
