import { Gauge, type Registry } from 'prom-client'
import { metricsRegistry } from '@/src/metrics/registry'

const HEALTH_METRIC_NAME = 'system_light'

/** Exports the state of each health check as a gauge. */
export function setHealthStateGauges(figures: Record<string, number>) {
  const registry = metricsRegistry()
  const existing = registry.getSingleMetric(HEALTH_METRIC_NAME)
  const gauge = existing && 'set' in existing ? existing : createHealthStateGauge(registry)
  for (const [light, figure] of Object.entries(figures)) gauge.set({ light }, figure)
}

const createHealthStateGauge = (registry: Registry) =>
  new Gauge({
    name: HEALTH_METRIC_NAME,
    help: 'How each part of the system is: 0 good, 1 warning, 2 bad, -1 not known',
    labelNames: ['light'],
    registers: [registry],
  })
