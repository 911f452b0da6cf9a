import { judgeRemaining } from '@/src/domain/health/judgeHealth'
import type { HealthCheck } from '@/src/health/checkContext'
import { readFreeMemory } from '@/src/plugins/system-page/metrics/memory'
import { FREE_MEMORY } from '@/src/plugins/system-page/rules/limits'
import { lightWords } from '@/src/plugins/system-page/words/admin/systemLights'

const { memory: words } = lightWords

export const checkMemory: HealthCheck = async () => {
  const room = await readFreeMemory()
  if (!room) return { state: 'unknown', says: words.notTold, remedy: null }
  const state = judgeRemaining(room.share, FREE_MEMORY)
  const says = words.free(room.bytes, room.share)
  return { state, says, remedy: state === 'good' ? null : words.remedy }
}
