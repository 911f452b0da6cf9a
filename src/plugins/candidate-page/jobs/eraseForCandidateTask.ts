import type { TaskConfig } from 'payload'
import { eraseApplicationForCandidate as erase } from '../commands/eraseApplicationForCandidate'

type EraseForCandidateTask = TaskConfig<{ input: { applicationId: number }; output: object }>

/** Erases an application 24 hours after its candidate requested it. */
export const eraseForCandidateTask: EraseForCandidateTask = {
  slug: 'eraseForCandidate',
  inputSchema: [{ name: 'applicationId', type: 'number', required: true }],
  // A candidate was promised the erasure: it is tried until it succeeds.
  retries: { attempts: 1_000_000, backoff: { type: 'fixed', delay: 60_000 } },
  handler: async ({ input: { applicationId }, req: { payload } }) => {
    await erase(payload, applicationId)
    return { output: {} }
  },
}
