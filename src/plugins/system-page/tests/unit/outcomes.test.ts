import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { countMailOutcome, metricsRegistry } from '@/src/metrics/registry'
import { setGauges } from '@/src/plugins/system-page/metrics/gauges'
import { setHealthStateGauges } from '@/src/plugins/system-page/metrics/healthStateGauges'

/** Loads prom-client as another bundle of the process does, with its own classes. */
function loadOtherPromClient(): typeof import('prom-client') {
  const require = createRequire(import.meta.url)
  for (const file of Object.keys(require.cache)) {
    if (file.includes('/prom-client/')) delete require.cache[file]
  }
  return require('prom-client')
}

test('A counter that another bundle created is shared', async () => {
  globalThis.sharedMetrics = undefined
  const { Counter, Gauge } = loadOtherPromClient()
  const registers = [metricsRegistry()]
  const mails = { name: 'mails_total', help: 'Mails', labelNames: ['outcome'], registers }
  new Counter(mails).inc({ outcome: 'sent' }, 2)
  new Gauge({ name: 'system_light', help: 'Lights', labelNames: ['light'], registers })
  new Gauge({ name: 'queue_waiting', help: 'Waiting', registers }).set(7)
  countMailOutcome('sent')
  setHealthStateGauges({ mails: 1 })
  setGauges({ queue_waiting: { help: 'Waiting', value: 3 } })
  const told = await metricsRegistry().metrics()
  expect(told).toContain('mails_total{outcome="sent"} 3')
  expect(told).toContain('system_light{light="mails"} 1')
  expect(told).toContain('queue_waiting 3')
})
