import type { Payload } from 'payload'
import type { CoreHealthCheckName } from '@/src/domain/health/healthChecks'
import type { DatabaseHealthCheck } from './checkContext'

/** Metrics by name; a value of null is not exported. */
export type MetricValues = Record<string, { help: string; value: number | null }>

/** A check that a plugin adds to the system page and to `doctor`. */
export type PluginHealthCheck = {
  /** The name of the check, in the database and in the metric `system_light`. */
  light: string
  label: string
  /** The check that this one follows in the list. */
  after: CoreHealthCheckName
  run: DatabaseHealthCheck
}

export type PluginHealth = {
  check?: PluginHealthCheck
  /** Metrics. All names are returned even if the database is unreachable, with null values. */
  figures?: (payload: Payload) => Promise<MetricValues>
}

/** Runs a query of metrics; null, and a log entry, if it fails. */
export function readMetricsOrNull<Result>({ logger }: Payload, reading: Promise<Result>) {
  return reading.catch((err: unknown) => {
    logger.error({ err, msg: 'Figures of the database could not be read' })
    return null
  })
}
