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
