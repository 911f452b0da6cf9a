import type { TaskConfig } from 'payload'
import { z } from 'zod'
import { withRequestId } from '@/src/log/requestContext'

const Named = z.object({ requestId: z.string() })

/** Does the task in the name of the request that queued it, in the log and in what it mails. */
export function underItsRequest<Job extends { input: object; output: object }>(
  task: TaskConfig<Job>,
): TaskConfig<Job> {
  const { handler } = task
  if (typeof handler === 'string') return task
  return {
    ...task,
    handler: (args) => {
      const { data } = Named.safeParse(args.job.input)
      return data ? withRequestId(data.requestId, () => handler(args)) : handler(args)
    },
  }
}
