import type { TaskConfig } from 'payload'
import {
  checkCandidateFile as check,
  type FileCheckDependencies,
} from '@/src/commands/checkCandidateFile'
import { secondsUntilAntivirusRetry } from '@/src/domain/files/fileCheck'

type CheckFileInput = { fileId: number; attempts?: number | null }
type CheckFileTask = TaskConfig<{ input: CheckFileInput; output: object }>

/**
 * Inspects a candidate's file and scans it for viruses. When neither is possible now, it queues
 * another job, without limit: a new job each time, so that the log of one job does not grow for
 * days.
 */
export const checkCandidateFileTask = (fileChecking: FileCheckDependencies): CheckFileTask => ({
  slug: 'checkCandidateFile',
  inputSchema: [
    { name: 'fileId', type: 'number', required: true },
    { name: 'attempts', type: 'number' },
  ],
  // These retries are for database errors; an unreachable antivirus is not an error here.
  retries: { attempts: 1_000_000, backoff: { type: 'fixed', delay: 60_000 } },
  concurrency: ({ input }) => `checkCandidateFile ${input.fileId}`,
  handler: async ({ input: { fileId, attempts }, req: { payload } }) => {
    const now = new Date()
    if (await check(payload, fileId, { ...fileChecking, now })) return { output: {} }
    const vain = attempts ?? 0
    await payload.jobs.queue({
      task: 'checkCandidateFile',
      input: { fileId, attempts: vain + 1 },
      waitUntil: new Date(now.getTime() + secondsUntilAntivirusRetry(vain) * 1000),
    })
    return { output: {} }
  },
})
