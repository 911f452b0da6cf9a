import type { DatabaseHealthCheck } from '@/src/health/checkContext'
import { readBackupState } from '@/src/plugins/backups/queries/readBackupState'
import { judgeBackup } from '@/src/plugins/backups/rules/judgeBackup'
import { backupCheckWords as words } from '@/src/plugins/backups/words/admin/backupCheck'
import { readSiteAgeSeconds } from '@/src/queries/readSiteAgeSeconds'

/** Judges the age of the last complete backup, and whether a trial restore succeeded. */
export const checkBackup: DatabaseHealthCheck = async (payload, { now }) => {
  const [backup, siteAge] = await Promise.all([
    readBackupState(payload),
    readSiteAgeSeconds(payload, now),
  ])
  const { age, verification } = backup
  const verdict = judgeBackup(backup, siteAge)
  if (age === null) {
    return {
      state: verdict.whole,
      says: verdict.whole === 'bad' ? words.never : words.notYet,
      remedy: words.remedy,
    }
  }
  const says = [words.fine(age), words.verification(verification)].join(' ')
  if (verdict.whole === 'good') return { state: 'good', says, remedy: null }
  const remedy = verdict.age === 'good' ? words.verificationRemedy : words.remedy
  return { state: verdict.whole, says, remedy }
}
