/** @module-tag slow */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withFileLock } from '@/src/server/process/withFileLock'
import { startTypeScript } from '@/tests/support/startTypeScript'

const PROCESS_COUNT = 3
const LOCK_COUNT = 3
const START_DELAY_MS = 1_000

let lockFolder: string

beforeEach(() => {
  lockFolder = mkdtempSync(path.join(tmpdir(), 'exemplia-locks-'))
})
afterEach(() => rmSync(lockFolder, { recursive: true, force: true }))

/** Leaves locks behind, like a process that is killed while it holds them. */
async function abandonLocks(...locks: string[]) {
  const holder = await startTypeScript('tests/support/abandonLocks.ts', { args: locks })
  expect(await once(holder, 'exit')).toEqual([null, 'SIGKILL'])
}

async function takeEachLock(startsAt: string) {
  const args = [lockFolder, String(LOCK_COUNT), startsAt]
  const taker = await startTypeScript('tests/support/takeLocks.ts', { args })
  return text(taker.stdout)
}

test('Of several processes that find an abandoned lock one takes it at a time', async () => {
  await abandonLocks(
    ...Array.from({ length: LOCK_COUNT }, (_, lock) => path.join(lockFolder, `${lock}.lock`)),
  )
  const startsAt = String(Date.now() + START_DELAY_MS)
  const said = await Promise.all(
    Array.from({ length: PROCESS_COUNT }, () => takeEachLock(startsAt)),
  )
  expect(said).toEqual(Array(PROCESS_COUNT).fill('taken\n'))
})

test('A lock is abandoned if an earlier process had the same id as this one', async () => {
  const lock = path.join(lockFolder, 'lock')
  mkdirSync(lock)
  writeFileSync(path.join(lock, '1'), `${process.pid} 0`)
  expect(await withFileLock(lock, () => 'taken')).toBe('taken')
})

test('A lock is free again after each failure', async () => {
  const lock = path.join(lockFolder, 'lock')
  for (let turn = 0; turn < 30; turn++) {
    await expect(withFileLock(lock, () => Promise.reject(new Error('odd')))).rejects.toThrow('odd')
  }
  expect(readdirSync(lock).length).toBeLessThan(15)
})
