import { worstHealthState } from '@/src/domain/health/healthChecks'
import { healthStateByMaximum } from '@/src/domain/health/judgeHealth'
import type { DatabaseHealthCheck } from '@/src/health/checkContext'
import { readCandidateFileFigures } from '@/src/plugins/system-page/queries/readCandidateFileFigures'
import { FILE_WAIT_LIMITS_SECONDS } from '@/src/plugins/system-page/rules/limits'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'

const { files: words } = healthCheckWords

/** Checks whether received files wait too long for the store or for their check. */
export const checkWaitingFiles: DatabaseHealthCheck = async (payload, { now }) => {
  const { unchecked, blocked, spooled, ...oldest } = await readCandidateFileFigures(payload)
  const age = (moment: Date | null) => (moment ? (now.getTime() - moment.getTime()) / 1000 : 0)
  const [inSpool, inCheck] = [age(oldest.oldestSpooled), age(oldest.oldestUnchecked)]
  const blockedToo = blocked > 0 ? words.blocked(blocked) : ''
  if (spooled + unchecked === 0) {
    return { state: 'good', says: words.fine + blockedToo, remedy: null }
  }
  const state = worstHealthState(
    healthStateByMaximum(inSpool, FILE_WAIT_LIMITS_SECONDS),
    healthStateByMaximum(inCheck, FILE_WAIT_LIMITS_SECONDS),
  )
  const waiting = [
    ...(spooled > 0 ? [words.spooled(spooled, inSpool)] : []),
    ...(unchecked > 0 ? [words.unchecked(unchecked, inCheck)] : []),
  ]
  const remedy = spooled > 0 ? words.spooledRemedy : words.uncheckedRemedy
  const says = waiting.join(' ') + blockedToo
  return state === 'good' ? { state, says, remedy: null } : { state, says, remedy }
}
