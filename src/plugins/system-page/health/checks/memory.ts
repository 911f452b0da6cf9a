import { healthStateByMinimum } from '@/src/domain/health/judgeHealth'
import type { HealthCheck } from '@/src/health/checkContext'
import { readFreeMemory } from '@/src/plugins/system-page/metrics/memory'
import { MIN_FREE_MEMORY_SHARES } from '@/src/plugins/system-page/rules/limits'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'

const { memory: words } = healthCheckWords

export const checkFreeMemory: HealthCheck = async () => {
  const room = await readFreeMemory()
  if (!room) return { state: 'unknown', says: words.notTold, remedy: null }
  const state = healthStateByMinimum(room.share, MIN_FREE_MEMORY_SHARES)
  const says = words.free(room.bytes, room.share)
  return { state, says, remedy: state === 'good' ? null : words.remedy }
}
