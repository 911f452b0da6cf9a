import { stateOfGrowth } from '@/src/domain/health/judgements'
import type { StoredCheck } from '@/src/health/checkContext'
import { readWorkerRound } from '@/src/plugins/system-page/queries/readWorkerRound'
import { WORKER_SILENCE } from '@/src/plugins/system-page/rules/limits'
import { lightWords } from '@/src/plugins/system-page/words/admin/systemLights'

const { worker: words } = lightWords

/** Whether a worker is connected and was active recently. */
export const checkWorker: StoredCheck = async (payload, { now }) => {
  const seconds = await readWorkerRound(payload)
  if (seconds === null) return { state: 'bad', says: words.absent, remedy: words.remedy }
  const state = stateOfGrowth(seconds, WORKER_SILENCE)
  if (state === 'good') return { state, says: words.fine(seconds), remedy: null }
  const since = new Date(now.getTime() - seconds * 1000)
  return { state, says: words.late(seconds), remedy: words.remedy, since }
}
