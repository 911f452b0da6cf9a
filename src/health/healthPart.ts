import type { Payload } from 'payload'
import type { Light } from '@/src/domain/health/lights'
import type { StoredCheck } from './checkContext'

/** Metrics by name; a value of null is not exported. */
export type Figures = Record<string, { help: string; value: number | null }>

/** What a plugin adds to the system page, `doctor` and the metrics. */
export type HealthPart = {
  /** The name of the check, in the database and in the metric `system_light`. */
  light: string
  label: string
  /** The check that this one follows in the list. */
  after: Light
  check: StoredCheck
  /** Returns all names even if the database is unreachable, with null values. */
  figures?: (payload: Payload) => Promise<Figures>
}

/** The result of a query of metrics; null, and a log entry, if it fails. */
export function orNull<Result>({ logger }: Payload, reading: Promise<Result>) {
  return reading.catch((err: unknown) => {
    logger.error({ err, msg: 'Figures of the database could not be read' })
    return null
  })
}
