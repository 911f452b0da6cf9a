import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { VERSION } from '@/src/version'

/**
 * The event-loop sampling interval. An idle process wakes up this often: ten milliseconds cost 0.4
 * % of a core.
 */
const EVENT_LOOP_SAMPLING_INTERVAL_MS = 20

declare global {
  // Global, because two bundles in one process have a copy of this module each (server, pages).
  var sharedMetrics: Registry | undefined
}

/** Returns the registry of all metrics of this process. */
export function metricsRegistry(): Registry {
  globalThis.sharedMetrics ??= createRegistry()
  return globalThis.sharedMetrics
}

function createRegistry() {
  const registry = new Registry()
  // Default metrics: event loop lag, memory, processor time, garbage collection.
  collectDefaultMetrics({
    register: registry,
    eventLoopMonitoringPrecision: EVENT_LOOP_SAMPLING_INTERVAL_MS,
  })
  const help = 'One, under the version of this program'
  new Gauge({ name: 'build_info', help, labelNames: ['version'], registers: [registry] })
    .labels(VERSION)
    .set(1)
  return registry
}

const COUNTER_DEFINITIONS = {
  submissions_total: {
    help: 'Submitted forms by outcome',
    labelNames: ['form', 'outcome'],
  },
  mails_total: {
    help: 'Mails by outcome: sent, kept as a file, failed',
    labelNames: ['outcome'],
  },
} as const

/** @param outcome one of our codes, never user input: a label must have few values */
export const countSubmissionOutcome = (form: string, outcome: string) =>
  getOrCreateCounter('submissions_total').inc({ form, outcome })

export const countMailOutcome = (outcome: 'sent' | 'kept' | 'failed') =>
  getOrCreateCounter('mails_total').inc({ outcome })

// The outcomes that alerts use are exported as zero: Prometheus sees no increase in a counter that
// begins with its first event.
const FORM_NAMES = ['application', 'message', 'accessRequest', 'jobAlert']
const LOST_SUBMISSION_OUTCOMES = [
  'unexpected',
  'applicationNotSaved',
  'messageNotSaved',
  'fileNotInspected',
]

/** Exports the counters with zero before the first event. */
export function initialiseCounters() {
  for (const form of FORM_NAMES) {
    for (const outcome of ['accepted', ...LOST_SUBMISSION_OUTCOMES])
      getOrCreateCounter('submissions_total').inc({ form, outcome }, 0)
  }
  for (const outcome of ['sent', 'kept', 'failed'])
    getOrCreateCounter('mails_total').inc({ outcome }, 0)
}

function getOrCreateCounter(name: keyof typeof COUNTER_DEFINITIONS) {
  const registry = metricsRegistry()
  const existing = registry.getSingleMetric(name)
  // `instanceof` would fail, because the other bundle has its own copy of the class.
  return existing && 'inc' in existing
    ? existing
    : new Counter({ name, ...COUNTER_DEFINITIONS[name], registers: [registry] })
}
