import { Histogram } from 'prom-client'
import { metricsRegistry } from './registry'

const REQUEST_DURATION_BUCKETS_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

let sharedRequestHistogram: Histogram<'method' | 'route' | 'status'> | undefined

/** Creates the histogram at the first request, because programs without requests do not need it. */
function requestDurationHistogram() {
  sharedRequestHistogram ??= new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by kind of address and status',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_DURATION_BUCKETS_SECONDS,
    registers: [metricsRegistry()],
  })
  return sharedRequestHistogram
}

type CompletedRequest = { method: string; route: string; status: number }

const HTTP_METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']

export function recordRequestDuration({ method, route, status }: CompletedRequest, ms: number) {
  const knownMethod = HTTP_METHODS.includes(method) ? method : 'other'
  requestDurationHistogram().observe({ method: knownMethod, route, status }, ms / 1000)
}
