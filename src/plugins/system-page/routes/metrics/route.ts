import { hasBearerToken } from '@/src/app/api/hasBearerToken'
import { numberByHealthState } from '@/src/domain/health/healthChecks'
import { env } from '@/src/env'
import { initialiseCounters, metricsRegistry } from '@/src/metrics/registry'
import { getPayloadInstance } from '@/src/payload'
import { createCachedHealthReader } from '@/src/plugins/system-page/health/createHealthReport'
import { setGauges } from '@/src/plugins/system-page/metrics/gauges'
import { setHealthStateGauges } from '@/src/plugins/system-page/metrics/healthStateGauges'
import { readAllMetricValues } from './readAllMetricValues'

/** The report is cached for 5 minutes, because metrics are requested every few seconds. */
const readCachedHealthReport = createCachedHealthReader(5 * 60_000)

/** Responds with metrics for Prometheus; 404 without the bearer token METRICS_TOKEN. */
export async function GET(request: Request): Promise<Response> {
  if (!hasBearerToken(request, env.METRICS_TOKEN)) {
    return new Response('Not found\n', { status: 404 })
  }
  const payload = await getPayloadInstance()
  const [figures, { lights }] = await Promise.all([
    readAllMetricValues(payload),
    readCachedHealthReport(payload),
  ])
  setGauges(figures)
  setHealthStateGauges(
    Object.fromEntries(lights.map(({ light, state }) => [light, numberByHealthState[state]])),
  )
  initialiseCounters()
  const registry = metricsRegistry()
  return new Response(await registry.metrics(), {
    headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
  })
}
