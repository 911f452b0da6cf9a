import { tmpdir } from 'node:os'
import { worstHealthState } from '@/src/domain/health/healthChecks'
import { healthStateByMinimum } from '@/src/domain/health/judgeHealth'
import type { HealthCheck } from '@/src/health/checkContext'
import { failureReason } from '@/src/plugins/system-page/health/failureReason'
import { probeFolder } from '@/src/plugins/system-page/health/probeFolder'
import { readFreeDisk } from '@/src/plugins/system-page/metrics/machine'
import { MIN_FREE_DISK_SHARES } from '@/src/plugins/system-page/rules/limits'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'

const { disk: words } = healthCheckWords

/** Checks that the data folder and the temporary folder are writable and have free space. */
export const checkDiskSpace: HealthCheck = async ({ env }) => {
  const folders = [
    { name: words.dataFolder, folder: env.DATA_DIR },
    { name: words.temporary, folder: tmpdir() },
  ]
  const places: Parameters<typeof words.free>[0] = []
  for (const { name, folder } of folders) {
    try {
      await probeFolder(folder, Buffer.alloc(1024, 1))
    } catch (err) {
      const says = words.notWritable(name, failureReason(err))
      return { state: 'bad', says, remedy: words.notWritableRemedy }
    }
    const room = await readFreeDisk(folder)
    if (room) places.push({ name, free: room.bytes, share: room.share })
  }
  const state = worstHealthState(
    ...places.map(({ share }) => healthStateByMinimum(share, MIN_FREE_DISK_SHARES)),
  )
  return { state, says: words.free(places), remedy: state === 'good' ? null : words.remedy }
}
