import type { LightState } from './lights'

type Limits = { warning: number; bad: number }

/** For quantities that must not run out. */
export const stateOfRemaining = (left: number, { warning, bad }: Limits): LightState =>
  left < bad ? 'bad' : left < warning ? 'warning' : 'good'

/** For quantities that must not grow. */
export const stateOfGrowth = (value: number, { warning, bad }: Limits): LightState =>
  value > bad ? 'bad' : value > warning ? 'warning' : 'good'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Free share of the disk. */
export const FREE_DISK = { warning: 0.15, bad: 0.05 }
export const FREE_MEMORY = { warning: 0.15, bad: 0.05 }
export const USED_CONNECTIONS = { warning: 0.75, bad: 0.9 }

/** In seconds. Signed S3 requests and TOTP codes tolerate only a small difference. */
export const CLOCK_DIFFERENCE = { warning: 5, bad: 30 }
export const CERTIFICATE_LEFT = { warning: 14 * DAY, bad: 3 * DAY }
export const QUEUE_DELAY_LIMITS = { warning: MINUTE, bad: 5 * MINUTE }
export const FILE_WAIT = { warning: 10 * MINUTE, bad: 2 * HOUR }
/** One run of the worker waits at most five minutes for the site. */
export const WORKER_SILENCE = { warning: MINUTE, bad: 6 * MINUTE }

/** The migrations use `date_add`, which exists since PostgreSQL 16. */
export const OLDEST_POSTGRES = 16
export const NEEDED_EXTENSIONS = ['pg_trgm'] as const

/** On a younger site the nightly jobs have not run yet. */
export const FIRST_NIGHT_SECONDS = 36 * HOUR

/**
 * State of a nightly job: by the age of its last run or, before the first run, by the age of the
 * site.
 */
export function stateOfNightlyJob(
  age: number | null,
  { siteAge, limits }: { siteAge: number | null; limits: Limits },
): LightState {
  if (age !== null) return stateOfGrowth(age, limits)
  return siteAge !== null && siteAge < FIRST_NIGHT_SECONDS ? 'unknown' : 'bad'
}

type Migrations = { known: readonly string[]; made: readonly string[] }

/**
 * The migrations that are still to run, and those in the database that this program does not know.
 */
export function compareMigrations({ known, made }: Migrations) {
  return {
    missing: known.filter((name) => !made.includes(name)),
    unknown: made.filter((name) => !known.includes(name)),
  }
}
