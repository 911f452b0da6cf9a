import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@/src/domain/durations'
import { type HealthState, worstHealthState } from '@/src/domain/health/healthChecks'
import { healthStateByMaximum, healthStateOfNightlyJob } from '@/src/domain/health/judgeHealth'

const MAX_BACKUP_AGE_SECONDS = { warning: 36 * HOUR_SECONDS, bad: 7 * DAY_SECONDS }
/** The limits allow a verification once a week, as an operator may schedule it with cron. */
const MAX_VERIFICATION_AGE_SECONDS = { warning: 8 * DAY_SECONDS, bad: 35 * DAY_SECONDS }

const MAX_JOURNAL_DELAY_SECONDS = { warning: 15 * MINUTE_SECONDS, bad: 6 * HOUR_SECONDS }

/** The state of the backups; all times are in seconds. */
export type BackupFacts = {
  age: number | null
  /** Since when the oldest deletion waits to be written to the journal; null if none waits. */
  journalDelay: number | null
  verification: { age: number; isSound: boolean } | null
}

/** Judges the backups: without a verified restore none is good, however recent it is. */
export function judgeBackup(
  { age, verification }: Omit<BackupFacts, 'journalDelay'>,
  siteAge: number | null,
): { age: HealthState; verification: HealthState; whole: HealthState } {
  const ofAge = healthStateOfNightlyJob(age, { siteAge, limits: MAX_BACKUP_AGE_SECONDS })
  const ofVerification = judgeVerification(verification)
  const whole = age === null ? ofAge : worstHealthState(ofAge, ofVerification)
  return { age: ofAge, verification: ofVerification, whole }
}

export const judgeJournalDelay = (delay: number | null): HealthState =>
  healthStateByMaximum(delay ?? 0, MAX_JOURNAL_DELAY_SECONDS)

function judgeVerification(verification: BackupFacts['verification']): HealthState {
  if (!verification) return 'warning'
  return verification.isSound
    ? healthStateByMaximum(verification.age, MAX_VERIFICATION_AGE_SECONDS)
    : 'bad'
}
