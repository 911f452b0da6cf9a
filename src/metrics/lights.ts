import { Gauge } from 'prom-client'
import { metricsRegistry } from './registry'

let gauge: Gauge<'light'> | undefined

/** Shows each light by its figure. */
export function showLights(figures: Record<string, number>) {
  gauge ??= new Gauge({
    name: 'system_light',
    help: 'How each part of the system is: 0 good, 1 warning, 2 bad, -1 not known',
    labelNames: ['light'],
    registers: [metricsRegistry()],
  })
  for (const [light, figure] of Object.entries(figures)) gauge.set({ light }, figure)
}
