import { hasBearerToken } from '@/src/app/api/hasBearerToken'
import { openAndCloseDueOffers } from '@/src/commands/openAndCloseDueOffers'
import { env } from '@/src/env'
import { getPayloadInstance } from '@/src/payload'

export const dynamic = 'force-dynamic'

/** Opens and closes the offers that are due. The worker calls this every second. */
export async function POST(request: Request): Promise<Response> {
  if (!hasBearerToken(request, env.CRON_SECRET)) return new Response('Not found\n', { status: 404 })
  await openAndCloseDueOffers(await getPayloadInstance(), new Date())
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
