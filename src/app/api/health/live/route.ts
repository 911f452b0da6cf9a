import { VERSION } from '@/src/version'

export const dynamic = 'force-dynamic'

/** Says that this process answers, and which version it is; whoever starts processes ends it when it does not. */
export function GET(): Response {
  return new Response(`ok ${VERSION}\n`, { headers: { 'Cache-Control': 'no-store' } })
}
