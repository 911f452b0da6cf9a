import type { TaskConfig } from 'payload'
import { z } from 'zod'
import { discardFiles } from '@/src/commands/retention/discardFiles'
import { discardMails } from '@/src/commands/retention/discardMails'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { ANNOUNCEMENT_RETRIES } from './retries'

const IdListSchema = z.array(z.number()).default([])

type DiscardFilesTask = TaskConfig<{
  input: { files: unknown; applications?: unknown; messages?: unknown }
  output: object
}>

/**
 * Deletes the files of deleted applications, and the stored mails about them or about deleted
 * messages. It retries while the store is unreachable.
 */
export const discardFilesTask = ({ mail }: NotificationOutlets): DiscardFilesTask => ({
  slug: 'discardFiles',
  inputSchema: [
    { name: 'files', type: 'json', required: true },
    { name: 'applications', type: 'json' },
    { name: 'messages', type: 'json' },
  ],
  retries: ANNOUNCEMENT_RETRIES,
  handler: async ({ input, req: { payload } }) => {
    await discardMails(mail.directory, {
      applications: IdListSchema.parse(input.applications ?? undefined),
      messages: IdListSchema.parse(input.messages ?? undefined),
    })
    await discardFiles(payload, IdListSchema.parse(input.files))
    return { output: {} }
  },
})
