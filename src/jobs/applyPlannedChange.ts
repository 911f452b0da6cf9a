import type { TaskConfig } from 'payload'
import { applyPlannedChange as apply } from '@/src/commands/applyPlannedChange'
import { PLANNED_TASK, PlannedInput } from '@/src/queries/asSite/findPlannedChanges'

type Task = TaskConfig<{ input: PlannedInput; output: object }>

/** Runs at the moment that was planned. A save at that very moment, or a database away, is waited for. */
export const applyPlannedChange: Task = {
  slug: PLANNED_TASK,
  inputSchema: [
    { name: 'place', type: 'json', required: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'user', type: 'number', required: true },
    { name: 'by', type: 'text', required: true },
    { name: 'said', type: 'text', required: true },
  ],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 20_000 } },
  handler: async ({ input, req: { payload } }) => {
    await apply(payload, PlannedInput.parse(input))
    return { output: {} }
  },
}
