import type { TaskConfig } from 'payload'
import { rebuildVisitCounters } from '@/src/plugins/statistics/commands/rebuildVisitCounters'

type RecountVisitsTask = TaskConfig<{ input: { since?: string | null }; output: object }>

/**
 * Recomputes the visit counters: all of them when the time zone of the site changes (the days
 * shift), or those since a date when an exclusion changes.
 */
export const recountVisitsTask: RecountVisitsTask = {
  slug: 'recountVisits',
  inputSchema: [{ name: 'since', type: 'text' }],
  retries: 5,
  concurrency: () => 'recountVisits',
  handler: async ({ input: { since }, req: { payload } }) => {
    await rebuildVisitCounters(payload, since ? new Date(since) : null)
    return { output: {} }
  },
}
