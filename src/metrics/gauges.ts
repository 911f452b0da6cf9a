import { Gauge } from 'prom-client'
import { metricsRegistry } from './registry'

/** Sets the figures that are asked for when they are wanted; a null one is not known and not shown. */
export function setGauges(figures: Record<string, { help: string; value: number | null }>) {
  const registry = metricsRegistry()
  for (const [name, { help, value }] of Object.entries(figures)) {
    const known = registry.getSingleMetric(name)
    if (value === null) {
      registry.removeSingleMetric(name)
    } else if (known && 'set' in known) {
      known.set(value)
    } else {
      registry.removeSingleMetric(name)
      new Gauge({ name, help, registers: [registry] }).set(value)
    }
  }
}
