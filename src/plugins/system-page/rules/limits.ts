import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@/src/domain/durations'

/** The minimum free share of the disk. */
export const MIN_FREE_DISK_SHARES = { warning: 0.15, bad: 0.05 }
export const MIN_FREE_MEMORY_SHARES = { warning: 0.15, bad: 0.05 }
export const MAX_USED_CONNECTION_SHARES = { warning: 0.75, bad: 0.9 }

/** Maximum difference in seconds. Signed S3 requests and TOTP codes tolerate little. */
export const CLOCK_DIFFERENCE_LIMITS_SECONDS = { warning: 5, bad: 30 }
export const CERTIFICATE_EXPIRY_LIMITS_SECONDS = { warning: 14 * DAY_SECONDS, bad: 3 * DAY_SECONDS }
export const QUEUE_DELAY_LIMITS_SECONDS = { warning: MINUTE_SECONDS, bad: 5 * MINUTE_SECONDS }
export const FILE_WAIT_LIMITS_SECONDS = { warning: 10 * MINUTE_SECONDS, bad: 2 * HOUR_SECONDS }
/** Maximum time since the last run of the worker. A run may wait five minutes for the site. */
export const WORKER_LAST_SEEN_LIMITS_SECONDS = { warning: MINUTE_SECONDS, bad: 6 * MINUTE_SECONDS }

type KnownAndAppliedMigrations = { known: readonly string[]; made: readonly string[] }

/** Finds the migrations that are still to run, and those that this program does not know. */
export function compareMigrations({ known, made }: KnownAndAppliedMigrations) {
  return {
    missing: known.filter((name) => !made.includes(name)),
    unknown: made.filter((name) => !known.includes(name)),
  }
}
