import { healthStateOfNightlyJob } from '@/src/domain/health/judgeHealth'
import type { DatabaseHealthCheck } from '@/src/health/checkContext'
import { findLastRetentionRun } from '@/src/plugins/retention/queries/findLastRetentionRun'
import { retentionCheckWords as words } from '@/src/plugins/retention/words/admin/retentionCheck'
import { readSiteAgeSeconds } from '@/src/queries/readSiteAgeSeconds'

const HOUR_SECONDS = 3600
const MAX_RETENTION_AGE_SECONDS = { warning: 36 * HOUR_SECONDS, bad: 72 * HOUR_SECONDS }

/** Whether the retention job ran last night. */
export const checkLastRetentionRun: DatabaseHealthCheck = async (payload, { now }) => {
  const [last, siteAge] = await Promise.all([
    findLastRetentionRun(payload),
    readSiteAgeSeconds(payload, now),
  ])
  const age = last === null ? null : (now.getTime() - Date.parse(last)) / 1000
  const state = healthStateOfNightlyJob(age, { siteAge, limits: MAX_RETENTION_AGE_SECONDS })
  const remedy = state === 'good' || state === 'unknown' ? null : words.remedy
  if (age !== null) return { state, says: words.fine(age), remedy }
  return { state, says: state === 'bad' ? words.never : words.notYet, remedy }
}
