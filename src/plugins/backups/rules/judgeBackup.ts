import { stateOfGrowth, stateOfNightlyJob } from '@/src/domain/health/judgements'
import { type LightState, worst } from '@/src/domain/health/lights'

const HOUR = 3600
const DAY = 24 * HOUR
const BACKUP_AGE = { warning: 36 * HOUR, bad: 7 * DAY }
/** A backup verification may run only once a week when the operator schedules it with cron. */
const VERIFICATION_AGE = { warning: 8 * DAY, bad: 35 * DAY }

/** All times are in seconds. */
export type BackupState = {
  age: number | null
  verification: { age: number; isSound: boolean } | null
}

/** A backup without a verified restore is not good, however recent. */
export function judgeBackup(
  { age, verification }: BackupState,
  siteAge: number | null,
): { age: LightState; verification: LightState; whole: LightState } {
  const ofAge = stateOfNightlyJob(age, { siteAge, limits: BACKUP_AGE })
  const ofVerification = judgeVerification(verification)
  const whole = age === null ? ofAge : worst(ofAge, ofVerification)
  return { age: ofAge, verification: ofVerification, whole }
}

function judgeVerification(verification: BackupState['verification']): LightState {
  if (!verification) return 'warning'
  return verification.isSound ? stateOfGrowth(verification.age, VERIFICATION_AGE) : 'bad'
}
