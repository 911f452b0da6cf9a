import { POOL_STALLED_MESSAGE } from '@/src/domain/health/readiness'
import { createInternalRequestHeaders } from '@/src/log/internalRequests'

const TIMEOUT_MS = 4_000

/** Asks the web server for the state of its connections; `silent` when it sent no response. */
export async function requestReadiness(
  siteUrl: string,
  secret: string | undefined,
): Promise<'ready' | 'stalled' | 'silent'> {
  try {
    const response = await fetch(`${siteUrl}/api/health/ready`, {
      headers: createInternalRequestHeaders(secret),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = await response.text()
    if (response.ok) return 'ready'
    return body.startsWith(POOL_STALLED_MESSAGE) ? 'stalled' : 'silent'
  } catch {
    // There is no server, or it is overloaded: other checks report both.
    return 'silent'
  }
}
