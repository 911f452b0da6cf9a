import { logError } from '@/src/log/log'
import { hasErrorCode } from '@/src/server/process/hasErrorCode'

/** The result of a run; `unanswered` means that the site may still be running the jobs. */
export type JobRunResult = 'done' | 'failed' | 'unanswered'

/**
 * Requests the site to run the queued jobs. HTTP is needed because a job revalidates public pages,
 * which Next allows only within a request.
 */
export async function requestJobRun(
  siteUrl: string,
  secret: string,
  signal: AbortSignal,
): Promise<JobRunResult> {
  try {
    const response = await fetch(`${siteUrl}/api/payload-jobs/run?allQueues=true&limit=50`, {
      headers: { authorization: `Bearer ${secret}` },
      signal,
    })
    if (!response.ok)
      logError({ msg: `The request to run the jobs returned status ${response.status}` })
    await response.arrayBuffer()
    if (response.ok) return 'done'
    return response.status === GATEWAY_TIMEOUT_STATUS ? 'unanswered' : 'failed'
  } catch (err) {
    if (!signal.aborted) logError({ err, msg: 'The request to run the jobs failed' })
    return signal.aborted || isResponseTimeout(err) ? 'unanswered' : 'failed'
  }
}

const GATEWAY_TIMEOUT_STATUS = 504

// Whether the HTTP library reports a connection that is open but silent.
function isResponseTimeout(err: unknown): boolean {
  const cause = err instanceof Error ? err.cause : undefined
  return hasErrorCode(cause, 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT')
}
