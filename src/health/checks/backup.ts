import { lightWords } from '@/src/content/admin/systemLights'
import { BACKUP_AGE, judgeNightly } from '@/src/domain/health/judgements'
import { readBackupAge } from '@/src/queries/readBackupAge'
import { readSiteAge } from '@/src/queries/readSiteAge'
import type { StoredCheck } from '../watched'

const { backup: words } = lightWords

/** How old the last whole backup is. */
export const checkBackup: StoredCheck = async (payload, { now }) => {
  const [age, siteAge] = await Promise.all([readBackupAge(payload), readSiteAge(payload, now)])
  const state = judgeNightly(age, { siteAge, limits: BACKUP_AGE })
  if (age !== null) {
    return { state, says: words.fine(age), remedy: state === 'good' ? null : words.remedy }
  }
  return { state, says: state === 'bad' ? words.never : words.notYet, remedy: words.remedy }
}
