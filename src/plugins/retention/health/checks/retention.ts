import { stateOfNightlyJob } from '@/src/domain/health/judgements'
import type { StoredCheck } from '@/src/health/checkContext'
import { findLastRetentionRun } from '@/src/plugins/retention/queries/findLastRetentionRun'
import { retentionCheckWords as words } from '@/src/plugins/retention/words/admin/retentionCheck'
import { readSiteAge } from '@/src/queries/readSiteAge'

const HOUR = 3600
const RETENTION_AGE = { warning: 36 * HOUR, bad: 72 * HOUR }

/** Whether the retention job ran last night. */
export const checkRetention: StoredCheck = async (payload, { now }) => {
  const [last, siteAge] = await Promise.all([
    findLastRetentionRun(payload),
    readSiteAge(payload, now),
  ])
  const age = last === null ? null : (now.getTime() - Date.parse(last)) / 1000
  const state = stateOfNightlyJob(age, { siteAge, limits: RETENTION_AGE })
  const remedy = state === 'good' || state === 'unknown' ? null : words.remedy
  if (age !== null) return { state, says: words.fine(age), remedy }
  return { state, says: state === 'bad' ? words.never : words.notYet, remedy }
}
