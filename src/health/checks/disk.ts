import { tmpdir } from 'node:os'
import { lightWords } from '@/src/content/admin/systemLights'
import { FREE_DISK, judgeLeft } from '@/src/domain/health/judgements'
import { worst } from '@/src/domain/health/lights'
import { readFreeDisk } from '@/src/metrics/machine'
import type { Check } from '../checkContext'
import { probeFolder } from '../probeFolder'
import { reasonOf } from '../reasonOf'

const { disk: words } = lightWords

/** Whether the data folder and the temporary folder are writable and have free space. */
export const checkDisk: Check = async ({ env }) => {
  const folders = [
    { name: words.dataFolder, folder: env.DATA_DIR },
    { name: words.temporary, folder: tmpdir() },
  ]
  const places: Parameters<typeof words.free>[0] = []
  for (const { name, folder } of folders) {
    try {
      await probeFolder(folder, Buffer.alloc(1024, 1))
    } catch (err) {
      const says = words.notWritable(name, reasonOf(err))
      return { state: 'bad', says, remedy: words.notWritableRemedy }
    }
    const room = await readFreeDisk(folder)
    if (room) places.push({ name, free: room.bytes, share: room.share })
  }
  const state = worst(...places.map(({ share }) => judgeLeft(share, FREE_DISK)))
  return { state, says: words.free(places), remedy: state === 'good' ? null : words.remedy }
}
