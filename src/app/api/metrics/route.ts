import { isBearer } from '@/src/app/api/isBearer'
import { lightFigures } from '@/src/domain/health/lights'
import { env } from '@/src/env'
import { cachedLights } from '@/src/health/readLights'
import { setGauges } from '@/src/metrics/gauges'
import { setLightGauges } from '@/src/metrics/lights'
import { metricsRegistry, tellOutcomes } from '@/src/metrics/registry'
import { payloadInstance } from '@/src/payload'
import { ownFigures } from './ownFigures'

export const dynamic = 'force-dynamic'

/** Figures are asked for every few seconds; mail servers and stores are not to be bothered as often. */
const lookedAt = cachedLights(5 * 60_000)

/** The figures of this process for Prometheus, to who has the token; without one in the environment nothing. */
export async function GET(request: Request): Promise<Response> {
  if (!isBearer(request, env.METRICS_TOKEN)) {
    return new Response('Not found\n', { status: 404 })
  }
  const payload = await payloadInstance()
  const [figures, { lights }] = await Promise.all([ownFigures(payload), lookedAt(payload)])
  setGauges(figures)
  setLightGauges(Object.fromEntries(lights.map(({ light, state }) => [light, lightFigures[state]])))
  tellOutcomes()
  const registry = metricsRegistry()
  return new Response(await registry.metrics(), {
    headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
  })
}
