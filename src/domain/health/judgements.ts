import type { LightState } from './lights'

type Limits = { warning: number; bad: number }

/** Of what must not run out. */
export const judgeLeft = (left: number, { warning, bad }: Limits): LightState =>
  left < bad ? 'bad' : left < warning ? 'warning' : 'good'

/** Of what must not grow. */
export const judgeGrown = (value: number, { warning, bad }: Limits): LightState =>
  value > bad ? 'bad' : value > warning ? 'warning' : 'good'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Parts of the whole. */
export const FREE_DISK = { warning: 0.15, bad: 0.05 }
export const FREE_MEMORY = { warning: 0.15, bad: 0.05 }
export const USED_CONNECTIONS = { warning: 0.75, bad: 0.9 }

/** All in seconds. A signed request to S3 and a TOTP code forgive little more. */
export const CLOCK_DIFFERENCE = { warning: 5, bad: 30 }
export const CERTIFICATE_LEFT = { warning: 14 * DAY, bad: 3 * DAY }
export const BACKUP_AGE = { warning: 36 * HOUR, bad: 7 * DAY }
/** A cron line of one's own may try one a week. */
export const VERIFICATION_AGE = { warning: 8 * DAY, bad: 35 * DAY }
export const RETENTION_AGE = { warning: 36 * HOUR, bad: 3 * DAY }
export const QUEUE_WAIT = { warning: MINUTE, bad: 5 * MINUTE }
export const FILE_WAIT = { warning: 10 * MINUTE, bad: 2 * HOUR }
/** A document is read within seconds; one whose file cannot be fetched is tried again after ten minutes. */
export const READING_WAIT = { warning: 15 * MINUTE, bad: 2 * HOUR }
/** One round waits at most five minutes for the site. */
export const WORKER_SILENCE = { warning: MINUTE, bad: 6 * MINUTE }

/** The migrations use `date_add`, which PostgreSQL has since version 16. */
export const OLDEST_POSTGRES = 16
export const NEEDED_EXTENSIONS = ['pg_trgm'] as const

/** A site that is younger has had no night yet in which what runs at night could have run. */
export const FIRST_NIGHT_SECONDS = 36 * HOUR

/** What happens each night: by its age, or while it never happened by the site's own. */
export function judgeNightly(
  age: number | null,
  { siteAge, limits }: { siteAge: number | null; limits: Limits },
): LightState {
  if (age !== null) return judgeGrown(age, limits)
  return siteAge !== null && siteAge < FIRST_NIGHT_SECONDS ? 'unknown' : 'bad'
}

type Migrations = { known: readonly string[]; made: readonly string[] }

/** Which migrations the program waits for, and which it does not know. */
export function compareMigrations({ known, made }: Migrations) {
  return {
    missing: known.filter((name) => !made.includes(name)),
    unknown: made.filter((name) => !known.includes(name)),
  }
}
