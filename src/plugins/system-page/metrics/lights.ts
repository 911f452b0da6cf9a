import { Gauge, type Registry } from 'prom-client'
import { metricsRegistry } from '@/src/metrics/registry'

const METRIC_NAME = 'system_light'

/** Exports the state of each health check as a gauge. */
export function setLightGauges(figures: Record<string, number>) {
  const registry = metricsRegistry()
  const existing = registry.getSingleMetric(METRIC_NAME)
  const gauge = existing && 'set' in existing ? existing : newGauge(registry)
  for (const [light, figure] of Object.entries(figures)) gauge.set({ light }, figure)
}

const newGauge = (registry: Registry) =>
  new Gauge({
    name: METRIC_NAME,
    help: 'How each part of the system is: 0 good, 1 warning, 2 bad, -1 not known',
    labelNames: ['light'],
    registers: [registry],
  })
