import { readFile } from 'node:fs/promises'
import type { FreeCapacity } from './machine'

const BYTES_PER_KIBIBYTE = 1024

/**
 * Reads the free memory of this machine or of this container, the one with the smaller share; null
 * when unknown. The file cache counts as free.
 */
export async function readFreeMemory(root = ''): Promise<FreeCapacity | null> {
  const rooms = [await readMachineFreeMemory(root), await readContainerFreeMemory(root)].filter(
    (room) => room !== null,
  )
  return rooms.toSorted((one, other) => one.share - other.share)[0] ?? null
}

async function readMachineFreeMemory(root: string): Promise<FreeCapacity | null> {
  const meminfo = await readFileOrEmpty(`${root}/proc/meminfo`)
  const figure = (name: string) =>
    Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(meminfo)?.[1])
  return toFreeCapacity(
    figure('MemAvailable') * BYTES_PER_KIBIBYTE,
    figure('MemTotal') * BYTES_PER_KIBIBYTE,
  )
}

async function readContainerFreeMemory(root: string): Promise<FreeCapacity | null> {
  const [most, used, stat] = await Promise.all(
    ['memory.max', 'memory.current', 'memory.stat'].map((name) =>
      readFileOrEmpty(`${root}/sys/fs/cgroup/${name}`),
    ),
  )
  const fileCache = Number(/^inactive_file (\d+)/m.exec(stat ?? '')?.[1] ?? 0)
  // The file contains "max" when there is no limit.
  const total = Number(most?.trim() || Number.NaN)
  return toFreeCapacity(total - (Number(used) - fileCache), total)
}

const toFreeCapacity = (bytes: number, total: number): FreeCapacity | null =>
  Number.isFinite(bytes) && total > 0 ? { bytes, share: bytes / total } : null

// Outside containers, and on other systems, these files do not exist.
const readFileOrEmpty = (file: string) => readFile(file, 'utf8').catch(() => '')
