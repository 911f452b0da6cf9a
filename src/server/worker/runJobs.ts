import { logError } from '@/src/log/log'
import { hasCode } from '../process/hasCode'

/** What came of it; unanswered: nobody knows whether the site is still at it. */
export type JobRun = 'done' | 'failed' | 'unanswered'

/**
 * Asks the site to run what is queued. Over HTTP, because a job refreshes public pages, and Next does
 * that only within a request.
 */
export async function runJobs(
  siteUrl: string,
  secret: string,
  signal: AbortSignal,
): Promise<JobRun> {
  try {
    const response = await fetch(`${siteUrl}/api/payload-jobs/run?allQueues=true&limit=50`, {
      headers: { authorization: `Bearer ${secret}` },
      signal,
    })
    if (!response.ok) logError({ msg: `Running the jobs was answered ${response.status}` })
    await response.arrayBuffer()
    if (response.ok) return 'done'
    return response.status === GATEWAY_TIMEOUT ? 'unanswered' : 'failed'
  } catch (err) {
    if (!signal.aborted) logError({ err, msg: 'The site did not run its jobs' })
    return signal.aborted || isSilence(err) ? 'unanswered' : 'failed'
  }
}

const GATEWAY_TIMEOUT = 504

// Named by the library in the cause: a connection that is open, on which nothing comes.
function isSilence(err: unknown): boolean {
  const cause = err instanceof Error ? err.cause : undefined
  return hasCode(cause, 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT')
}
