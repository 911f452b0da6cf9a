import type { TaskConfig } from 'payload'
import { issuePasswordLink } from '@/src/commands/issuePasswordLink'
import type { Outlets } from '@/src/notifications/outlets'
import { sendPasswordLink as mailLink } from '@/src/notifications/sendPasswordLink'
import { prepareDispatch } from './prepareDispatch'
import { ANNOUNCEMENT_RETRIES } from './retries'

type Task = TaskConfig<{ input: { email: string }; output: object }>

export const sendPasswordLink = (outlets: Outlets): Task => ({
  slug: 'sendPasswordLink',
  inputSchema: [{ name: 'email', type: 'text', required: true }],
  retries: ANNOUNCEMENT_RETRIES,
  // Asked for many times before the first is sent, it is sent once.
  concurrency: { key: ({ input }) => `sendPasswordLink ${input.email}`, supersedes: true },
  handler: async ({ input, req }) => {
    const link = await issuePasswordLink(req.payload, input.email)
    if (link) await mailLink(link, await prepareDispatch(req.payload, outlets))
    return { output: {} }
  },
})
