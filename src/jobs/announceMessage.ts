import type { TaskConfig } from 'payload'
import type { Outlets } from '@/src/notifications/outlets'
import { announceMessageEverywhere } from './announceMessageEverywhere'
import { ANNOUNCEMENT_RETRIES } from './retries'

type Task = TaskConfig<{ input: { messageId: number }; output: object }>

export const announceMessage = (outlets: Outlets): Task => ({
  slug: 'announceMessage',
  inputSchema: [{ name: 'messageId', type: 'number', required: true }],
  retries: ANNOUNCEMENT_RETRIES,
  concurrency: ({ input }) => `announceMessage ${input.messageId}`,
  handler: async ({ input, job, req }) => {
    await announceMessageEverywhere(req.payload, input.messageId, { outlets, job })
    return { output: {} }
  },
})
