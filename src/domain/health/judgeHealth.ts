import type { HealthState } from './healthChecks'

type HealthThresholds = { warning: number; bad: number }

/** The state of a quantity that must not run out. */
export const healthStateByMinimum = (
  left: number,
  { warning, bad }: HealthThresholds,
): HealthState => (left < bad ? 'bad' : left < warning ? 'warning' : 'good')

/** The state of a quantity that must not grow. */
export const healthStateByMaximum = (
  value: number,
  { warning, bad }: HealthThresholds,
): HealthState => (value > bad ? 'bad' : value > warning ? 'warning' : 'good')

/** This is the oldest supported version, because the migrations use `date_add` of PostgreSQL 16. */
export const MIN_POSTGRES_VERSION = 16
export const REQUIRED_POSTGRES_EXTENSIONS = ['pg_trgm'] as const

/** On a younger site the nightly jobs may not have run yet. */
const FIRST_NIGHTLY_RUN_GRACE_SECONDS = 36 * 3600

/**
 * State of a nightly job: by the age of its last run or, before the first run, by the age of the
 * site.
 */
export function healthStateOfNightlyJob(
  age: number | null,
  { siteAge, limits }: { siteAge: number | null; limits: HealthThresholds },
): HealthState {
  if (age !== null) return healthStateByMaximum(age, limits)
  return siteAge !== null && siteAge < FIRST_NIGHTLY_RUN_GRACE_SECONDS ? 'unknown' : 'bad'
}
