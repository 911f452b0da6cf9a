import { logError } from '@/src/log/log'
/**
 * Asks the site to run what is queued. Over HTTP, because a job refreshes public pages, and Next does
 * that only within a request. False: it could not be asked, or refused.
 */
export async function runJobs(
  siteUrl: string,
  secret: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const response = await fetch(`${siteUrl}/api/payload-jobs/run?allQueues=true&limit=50`, {
      headers: { authorization: `Bearer ${secret}` },
      signal,
    })
    if (!response.ok) logError({ msg: `Running the jobs was answered ${response.status}` })
    await response.arrayBuffer()
    return response.ok
  } catch (err) {
    if (!signal.aborted) logError({ err, msg: 'The site did not run its jobs' })
    return false
  }
}
