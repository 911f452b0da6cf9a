export const dynamic = 'force-dynamic'

/** Says that this process answers; whoever starts processes ends it when it does not. */
export function GET(): Response {
  return new Response('ok\n', { headers: { 'Cache-Control': 'no-store' } })
}
