import { healthStateByMaximum } from '@/src/domain/health/judgeHealth'
import type { DatabaseHealthCheck } from '@/src/health/checkContext'
import { readSecondsSinceWorkerRound } from '@/src/plugins/system-page/queries/readSecondsSinceWorkerRound'
import { WORKER_LAST_SEEN_LIMITS_SECONDS } from '@/src/plugins/system-page/rules/limits'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'

const { worker: words } = healthCheckWords

/** Checks that a worker is connected and was active recently. */
export const checkWorker: DatabaseHealthCheck = async (payload, { now }) => {
  const seconds = await readSecondsSinceWorkerRound(payload)
  if (seconds === null) return { state: 'bad', says: words.absent, remedy: words.remedy }
  const state = healthStateByMaximum(seconds, WORKER_LAST_SEEN_LIMITS_SECONDS)
  if (state === 'good') return { state, says: words.fine(seconds), remedy: null }
  const since = new Date(now.getTime() - seconds * 1000)
  return { state, says: words.late(seconds), remedy: words.remedy, since }
}
