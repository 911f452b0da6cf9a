import type { TaskConfig } from 'payload'
import { rebuildVisitCounters } from '@/src/commands/rebuildVisitCounters'

type Task = TaskConfig<{ input: { since?: string | null }; output: object }>

/**
 * The days of the statistics are those of the site's time zone: when that changes, all are other days. What is
 * struck out of them, or counted again, changes those since then.
 */
export const recountVisits: Task = {
  slug: 'recountVisits',
  inputSchema: [{ name: 'since', type: 'text' }],
  retries: 5,
  concurrency: () => 'recountVisits',
  handler: async ({ input: { since }, req: { payload } }) => {
    await rebuildVisitCounters(payload, since ? new Date(since) : null)
    return { output: {} }
  },
}
