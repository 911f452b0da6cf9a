import type { DatabaseHealthCheck } from '@/src/health/checkContext'
import { readBackupState } from '@/src/plugins/backups/queries/readBackupState'
import { judgeBackup, judgeJournalDelay } from '@/src/plugins/backups/rules/judgeBackup'
import { backupCheckWords as words } from '@/src/plugins/backups/words/admin/backupCheck'
import { readSiteAgeSeconds } from '@/src/queries/readSiteAgeSeconds'

/**
 * Judges the age of the last complete backup, whether a trial restore succeeded, and whether the
 * deletion journal is written.
 */
export const checkBackup: DatabaseHealthCheck = async (payload, { now }) => {
  const [backup, siteAge] = await Promise.all([
    readBackupState(payload),
    readSiteAgeSeconds(payload, now),
  ])
  const { age, verification } = backup
  const journal = judgeJournalDelay(backup.journalDelay)
  if (backup.journalDelay !== null && journal !== 'good') {
    const says = words.journalWaits(backup.journalDelay)
    return { state: journal, says, remedy: words.journalRemedy }
  }
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
