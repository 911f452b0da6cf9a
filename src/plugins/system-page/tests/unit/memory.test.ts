import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFreeMemory } from '@/src/plugins/system-page/metrics/memory'

let fakeRootFolder: string

beforeEach(() => {
  fakeRootFolder = mkdtempSync(path.join(tmpdir(), 'exemplia-memory-'))
})
afterEach(() => rmSync(fakeRootFolder, { recursive: true }))

function writeFiles(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(fakeRootFolder, name)), { recursive: true })
    writeFileSync(path.join(fakeRootFolder, name), text)
  }
}

const MACHINE_MEMORY_FILES = {
  'proc/meminfo': 'MemTotal:        8000 kB\nMemFree:   100 kB\nMemAvailable:    6000 kB\n',
}
const containerMemoryFiles = (max: string) => ({
  'sys/fs/cgroup/memory.max': `${max}\n`,
  'sys/fs/cgroup/memory.current': '900000\n',
  'sys/fs/cgroup/memory.stat': 'anon 500000\ninactive_file 300000\n',
})

test('The free memory of a machine is its available memory', async () => {
  writeFiles(MACHINE_MEMORY_FILES)
  expect(await readFreeMemory(fakeRootFolder)).toEqual({ bytes: 6000 * 1024, share: 0.75 })
})

test('In a container its own limit counts, and the file cache is free', async () => {
  writeFiles({ ...MACHINE_MEMORY_FILES, ...containerMemoryFiles('1000000') })
  expect(await readFreeMemory(fakeRootFolder)).toEqual({ bytes: 400_000, share: 0.4 })
})

test('A container without a limit has the memory of the machine', async () => {
  writeFiles({ ...MACHINE_MEMORY_FILES, ...containerMemoryFiles('max') })
  expect(await readFreeMemory(fakeRootFolder)).toEqual({ bytes: 6000 * 1024, share: 0.75 })
})

test('The free memory of another system is unknown', async () => {
  expect(await readFreeMemory(fakeRootFolder)).toBeNull()
})
