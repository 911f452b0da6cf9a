import type { TaskConfig } from 'payload'
import { checkCandidateFile as check, type FileChecking } from '@/src/commands/checkCandidateFile'
import { secondsUntilNextCheck } from '@/src/domain/files/fileCheck'

type Input = { fileId: number; attempts?: number | null }
type Task = TaskConfig<{ input: Input; output: object }>

/**
 * Inspects a candidate's file and has the antivirus judge it. When neither is possible now, it is tried again, for ever:
 * by a job that follows this one, so that days of waiting do not grow one job's log.
 */
export const checkCandidateFile = (checking: FileChecking): Task => ({
  slug: 'checkCandidateFile',
  inputSchema: [
    { name: 'fileId', type: 'number', required: true },
    { name: 'attempts', type: 'number' },
  ],
  // For faults of the database: those of the antivirus are no errors.
  retries: { attempts: 1_000_000, backoff: { type: 'fixed', delay: 60_000 } },
  concurrency: ({ input }) => `checkCandidateFile ${input.fileId}`,
  handler: async ({ input: { fileId, attempts }, req: { payload } }) => {
    const now = new Date()
    if (await check(payload, fileId, { ...checking, now })) return { output: {} }
    const vain = attempts ?? 0
    await payload.jobs.queue({
      task: 'checkCandidateFile',
      input: { fileId, attempts: vain + 1 },
      waitUntil: new Date(now.getTime() + secondsUntilNextCheck(vain) * 1000),
    })
    return { output: {} }
  },
})
