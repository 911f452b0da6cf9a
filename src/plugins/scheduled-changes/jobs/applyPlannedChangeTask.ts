import { JobCancelledError, type TaskConfig } from 'payload'
import { applyPlannedChange as apply } from '@/src/plugins/scheduled-changes/commands/applyPlannedChange'
import {
  PLANNED_CHANGE_TASK,
  PlannedChangeInput,
} from '@/src/plugins/scheduled-changes/queries/internal/findPlannedChanges'

type ApplyPlannedChangeTask = TaskConfig<{ input: PlannedChangeInput; output: object }>

/**
 * Applies a planned change at its time. It retries when the database is unreachable or another user
 * is saving, but not when the change is refused.
 */
export const applyPlannedChangeTask: ApplyPlannedChangeTask = {
  slug: PLANNED_CHANGE_TASK,
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
    const planned = PlannedChangeInput.parse(input)
    try {
      await apply(payload, planned)
    } catch (err) {
      // The error cancels the job, because Payload would clear `waitUntil`, the only time of older
      // plans.
      if (planned.at && isRefusalError(err)) throw new JobCancelledError(err.message)
      throw err
    }
    return { output: {} }
  },
}

const isRefusalError = (err: unknown): err is Error =>
  err instanceof Error && 'status' in err && Number(err.status) < 500
