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

// What an alarm waits for. Of what begins with its first event Prometheus sees no increase.
const FORMS = ['application', 'message', 'accessRequest']
const LOST = ['unexpected', 'applicationNotSaved', 'messageNotSaved', 'fileNotInspected']

/** Told from the start, before there is anything to count. */
export function tellOutcomes() {
  for (const form of FORMS) {
    for (const outcome of ['accepted', ...LOST])
      counter('submissions_total').inc({ form, outcome }, 0)
  }
  for (const outcome of ['sent', 'kept', 'failed']) counter('mails_total').inc({ outcome }, 0)
}

function counter(name: keyof typeof COUNTERS) {
  const registry = metricsRegistry()
  const known = registry.getSingleMetric(name)
  // Not `instanceof`: whoever made it may have a copy of the class of its own.
  return known && 'inc' in known
    ? known
    : new Counter({ name, ...COUNTERS[name], registers: [registry] })
}
