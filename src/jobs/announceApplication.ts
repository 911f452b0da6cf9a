import type { TaskConfig } from 'payload'
import type { Outlets } from '@/src/notifications/outlets'
import { announceApplicationEverywhere } from './announceApplicationEverywhere'
import { ANNOUNCEMENT_RETRIES } from './retries'

type Task = TaskConfig<{ input: { applicationId: number }; output: object }>

export const announceApplication = (outlets: Outlets): Task => ({
  slug: 'announceApplication',
  inputSchema: [{ name: 'applicationId', type: 'number', required: true }],
  retries: ANNOUNCEMENT_RETRIES,
  concurrency: ({ input }) => `announceApplication ${input.applicationId}`,
  handler: async ({ input, job, req }) => {
    await announceApplicationEverywhere(req.payload, input.applicationId, { outlets, job })
    return { output: {} }
  },
})
