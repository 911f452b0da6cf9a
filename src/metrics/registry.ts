import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { VERSION } from '@/src/version'

/** A process without visitors wakes up this often to measure itself: ten milliseconds cost 0.4 % of a core. */
const LAG_PRECISION_MS = 20

declare global {
  // The web server and the pages of Next are two bundles in one process: each has a copy of this module.
  var sharedMetrics: Registry | undefined
}

/** Where all figures of this process come together. */
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
