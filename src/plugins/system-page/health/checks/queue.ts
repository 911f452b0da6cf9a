import { healthStateByMaximum } from '@/src/domain/health/judgeHealth'
import type { DatabaseHealthCheck } from '@/src/health/checkContext'
import { readQueueFigures } from '@/src/plugins/system-page/queries/readQueueFigures'
import { QUEUE_DELAY_LIMITS_SECONDS } from '@/src/plugins/system-page/rules/limits'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'

const { queue: words } = healthCheckWords

/** Checks that due jobs are processed in time and that no job has failed for good. */
export const checkJobQueue: DatabaseHealthCheck = async (payload, { now }) => {
  const { waiting, failed, oldestSeconds } = await readQueueFigures(payload)
  const state = healthStateByMaximum(oldestSeconds, QUEUE_DELAY_LIMITS_SECONDS)
  if (state !== 'good') {
    const since = new Date(now.getTime() - oldestSeconds * 1000)
    return { state, says: words.late(oldestSeconds), remedy: words.lateRemedy, since }
  }
  if (failed > 0) {
    return { state: 'warning', says: words.givenUp(failed), remedy: words.givenUpRemedy }
  }
  return { state, says: waiting > 0 ? words.fine(waiting) : words.empty, remedy: null }
}
