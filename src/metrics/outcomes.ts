import { Counter } from 'prom-client'
import { metricsRegistry } from './registry'

const COUNTERS = {
  submissions_total: {
    help: 'Forms that were sent, by what came of them',
    labelNames: ['form', 'outcome'],
  },
  mails_total: { help: 'Mails by what came of them: sent, kept, failed', labelNames: ['outcome'] },
} as const

/** @param outcome a code of ours, never what somebody typed: a label has few values */
export const countSubmitted = (form: string, outcome: string) =>
  counter('submissions_total').inc({ form, outcome })

export const countMail = (outcome: 'sent' | 'kept' | 'failed') =>
  counter('mails_total').inc({ outcome })

/** Told from the start, before there is anything to count. */
export function tellOutcomes() {
  for (const name of ['submissions_total', 'mails_total'] as const) counter(name)
}

function counter(name: keyof typeof COUNTERS) {
  const registry = metricsRegistry()
  const known = registry.getSingleMetric(name)
  return known instanceof Counter
    ? known
    : new Counter({ name, ...COUNTERS[name], registers: [registry] })
}
