import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { VERSION } from '@/src/version'

/**
 * The event-loop sampling interval. An idle process wakes up this often: ten milliseconds cost 0.4
 * % of a core.
 */
const LAG_PRECISION_MS = 20

declare global {
  // The web server and Next's pages are two bundles in one process: each has a copy of this module.
  var sharedMetrics: Registry | undefined
}

/** The registry of all metrics of this process. */
export function metricsRegistry(): Registry {
  globalThis.sharedMetrics ??= newRegistry()
  return globalThis.sharedMetrics
}

function newRegistry() {
  const registry = new Registry()
  // Event loop lag, memory, processor time, garbage collection.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_PRECISION_MS })
  const help = 'One, under the version of this program'
  new Gauge({ name: 'build_info', help, labelNames: ['version'], registers: [registry] })
    .labels(VERSION)
    .set(1)
  return registry
}
