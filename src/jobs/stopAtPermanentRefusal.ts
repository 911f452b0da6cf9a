import type { TaskConfig } from 'payload'
import { parsePermanentMailRefusal, splitFailures } from '@/src/domain/mails/deliveryFailures'
import { failWithoutRetry } from './failWithoutRetry'

/** Runs the task; when the mail server refused each of its unsent mails for good, it is not retried. */
export function stopAtPermanentRefusal<Job extends { input: object; output: object }>(
  task: TaskConfig<Job>,
): TaskConfig<Job> {
  const { handler } = task
  if (typeof handler === 'string') return task
  return {
    ...task,
    handler: async (args) => {
      try {
        return await handler(args)
      } catch (err) {
        const problem = err instanceof Error ? err.message : String(err)
        if (!splitFailures(problem).every(({ reason }) => parsePermanentMailRefusal(reason)))
          throw err
        const { job, req } = args
        req.payload.logger.warn({
          msg: 'The mail server refused a mail for good; the job is not retried',
          job: job.id,
        })
        return await failWithoutRetry({ payload: req.payload, job, problem })
      }
    },
  }
}
