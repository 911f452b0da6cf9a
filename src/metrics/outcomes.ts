import { Counter } from 'prom-client'
import { metricsRegistry } from './registry'

const COUNTERS = {
  submissions_total: {
    help: 'Forms that were sent, by what came of them',
    labelNames: ['form', 'outcome'],
  },
  mails_total: { help: 'Mails by what came of them: sent, kept, failed', labelNames: ['outcome'] },
} as const

/** @param outcome one of our codes, never user input: a label must have few values */
export const countSubmitted = (form: string, outcome: string) =>
  counter('submissions_total').inc({ form, outcome })

export const countMail = (outcome: 'sent' | 'kept' | 'failed') =>
  counter('mails_total').inc({ outcome })

// The outcomes that alerts use. Prometheus sees no increase in a counter that begins with its first
// event.
const FORMS = ['application', 'message', 'accessRequest']
const LOST = ['unexpected', 'applicationNotSaved', 'messageNotSaved', 'fileNotInspected']

/** Exports the counters with zero before the first event. */
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
  // Not `instanceof`: the other bundle has its own copy of the class.
  return known && 'inc' in known
    ? known
    : new Counter({ name, ...COUNTERS[name], registers: [registry] })
}
