import {
  BACKUP_AGE,
  judgeGrown,
  judgeNightly,
  VERIFICATION_AGE,
} from '@/src/domain/health/judgements'
import { type LightState, worst } from '@/src/domain/health/lights'

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
  const ofAge = judgeNightly(age, { siteAge, limits: BACKUP_AGE })
  const ofVerification = judgeVerification(verification)
  const whole = age === null ? ofAge : worst(ofAge, ofVerification)
  return { age: ofAge, verification: ofVerification, whole }
}

function judgeVerification(verification: BackupState['verification']): LightState {
  if (!verification) return 'warning'
  return verification.isSound ? judgeGrown(verification.age, VERIFICATION_AGE) : 'bad'
}
