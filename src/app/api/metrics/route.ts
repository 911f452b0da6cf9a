import { isBearer } from '@/src/app/api/isBearer'
import { env } from '@/src/env'
import { setGauges } from '@/src/metrics/gauges'
import { metricsRegistry } from '@/src/metrics/registry'
import { payloadInstance } from '@/src/payload'
import { ownFigures } from './ownFigures'

export const dynamic = 'force-dynamic'

/** The figures of this process for Prometheus, to who has the token; without one in the environment nothing. */
export async function GET(request: Request): Promise<Response> {
  if (!isBearer(request, env.METRICS_TOKEN)) {
    return new Response('Not found\n', { status: 404 })
  }
  const payload = await payloadInstance()
  setGauges(await ownFigures(payload))
  const registry = metricsRegistry()
  return new Response(await registry.metrics(), {
    headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
  })
}
