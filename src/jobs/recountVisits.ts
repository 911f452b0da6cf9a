import type { TaskConfig } from 'payload'
import { rebuildVisitCounters } from '@/src/commands/rebuildVisitCounters'

/** The days of the statistics are those of the site's time zone: when that changes, all are other days. */
export const recountVisits: TaskConfig<{ input: object; output: object }> = {
  slug: 'recountVisits',
  retries: 5,
  concurrency: () => 'recountVisits',
  handler: async ({ req: { payload } }) => {
    await rebuildVisitCounters(payload)
    return { output: {} }
  },
}
