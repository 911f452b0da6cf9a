import { VERSION } from '@/src/version'

export const dynamic = 'force-dynamic'

/** Liveness probe: responds with the version. The process manager ends a process that does not respond. */
export function GET(): Response {
  return new Response(`ok ${VERSION}\n`, { headers: { 'Cache-Control': 'no-store' } })
}
