import type { TaskConfig } from 'payload'
import { z } from 'zod'
import { withRequestId } from '@/src/log/requestContext'

const InputWithRequestIdSchema = z.object({ requestId: z.string() })

/** Runs the task with the id of the request that queued it, for the log and the mail headers. */
export function withJobRequestId<Job extends { input: object; output: object }>(
  task: TaskConfig<Job>,
): TaskConfig<Job> {
  const { handler } = task
  if (typeof handler === 'string') return task
  return {
    ...task,
    handler: (args) => {
      const { data } = InputWithRequestIdSchema.safeParse(args.job.input)
      return data ? withRequestId(data.requestId, () => handler(args)) : handler(args)
    },
  }
}
