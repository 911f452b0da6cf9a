import { POOL_STALLED } from '@/src/domain/health/readiness'
import { ownRequest } from '@/src/log/ownRequests'

const PATIENCE_MS = 4_000

/** What the web server at this URL says of its connections to the database; silent: it gave no such response. */
export async function askReadiness(
  siteUrl: string,
  secret: string | undefined,
): Promise<'ready' | 'stalled' | 'silent'> {
  try {
    const response = await fetch(`${siteUrl}/api/health/ready`, {
      headers: ownRequest(secret),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const body = await response.text()
    if (response.ok) return 'ready'
    return body.startsWith(POOL_STALLED) ? 'stalled' : 'silent'
  } catch {
    // No server, or one that is busy: other checks report both.
    return 'silent'
  }
}
