import type { TaskConfig } from 'payload'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { applyRetention as retire } from '@/src/plugins/retention/commands/applyRetention'

type ApplyRetentionTask = TaskConfig<{ input: { day: string; now: string }; output: object }>

/** The daily retention run, queued by the worker; it queues another run when work remains. */
export const applyRetentionTask = ({ mail }: NotificationOutlets): ApplyRetentionTask => ({
  slug: 'applyRetention',
  inputSchema: [
    { name: 'day', type: 'text', required: true },
    // The reference time: retries and continuations of a run get the same.
    { name: 'now', type: 'text', required: true },
  ],
  retries: { attempts: 5, backoff: { type: 'exponential', delay: 60_000 } },
  concurrency: () => 'applyRetention',
  handler: async ({ input, req: { payload } }) => {
    const { day, now } = input
    const isDone = await retire(payload, { day, now: new Date(now), mailDirectory: mail.directory })
    if (!isDone) await payload.jobs.queue({ task: 'applyRetention', input })
    return { output: {} }
  },
})
