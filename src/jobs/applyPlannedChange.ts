import { JobCancelledError, type TaskConfig } from 'payload'
import { applyPlannedChange as apply } from '@/src/commands/applyPlannedChange'
import { PLANNED_TASK, PlannedInput } from '@/src/queries/asSite/findPlannedChanges'

type Task = TaskConfig<{ input: PlannedInput; output: object }>

/**
 * Runs at the moment that was planned. A save at that very moment, or a database away, is waited for; what is
 * refused would be refused again.
 */
export const applyPlannedChange: Task = {
  slug: PLANNED_TASK,
  inputSchema: [
    { name: 'place', type: 'json', required: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'at', type: 'text' },
    { name: 'user', type: 'number', required: true },
    { name: 'by', type: 'text', required: true },
    { name: 'said', type: 'text', required: true },
  ],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 20_000 } },
  handler: async ({ input, req: { payload } }) => {
    const planned = PlannedInput.parse(input)
    try {
      await apply(payload, planned)
    } catch (err) {
      // Payload empties the hour of a job that is given up: older plans know theirs from it alone.
      if (planned.at && isRefusal(err)) throw new JobCancelledError(err.message)
      throw err
    }
    return { output: {} }
  },
}

const isRefusal = (err: unknown): err is Error =>
  err instanceof Error && 'status' in err && Number(err.status) < 500
