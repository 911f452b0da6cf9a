import { Gauge } from 'prom-client'
import { metricsRegistry } from '@/src/metrics/registry'

/** Sets the gauges when metrics are requested; a gauge with an unknown value (null) is removed. */
export function setGauges(figures: Record<string, { help: string; value: number | null }>) {
  const registry = metricsRegistry()
  for (const [name, { help, value }] of Object.entries(figures)) {
    const existing = registry.getSingleMetric(name)
    if (value === null) {
      registry.removeSingleMetric(name)
    } else if (existing && 'set' in existing) {
      existing.set(value)
    } else {
      registry.removeSingleMetric(name)
      new Gauge({ name, help, registers: [registry] }).set(value)
    }
  }
}
