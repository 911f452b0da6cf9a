/** @module-tag slow */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withFileLock } from '@/src/server/process/withFileLock'
import { startTypeScript } from '@/tests/support/startTypeScript'

const PROCESSES = 3
const LOCKS = 3
const STARTING_MS = 1_000

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-locks-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Leaves locks behind, like a process that is killed while it holds them. */
async function abandon(...locks: string[]) {
  const holder = await startTypeScript('tests/support/abandonLocks.ts', { args: locks })
  expect(await once(holder, 'exit')).toEqual([null, 'SIGKILL'])
}

async function takeEach(startsAt: string) {
  const args = [folder, String(LOCKS), startsAt]
  const taker = await startTypeScript('tests/support/takeLocks.ts', { args })
  return text(taker.stdout)
}

test('Of several processes that find an abandoned lock one takes it at a time', async () => {
  await abandon(...Array.from({ length: LOCKS }, (_, lock) => path.join(folder, `${lock}.lock`)))
  const startsAt = String(Date.now() + STARTING_MS)
  const said = await Promise.all(Array.from({ length: PROCESSES }, () => takeEach(startsAt)))
  expect(said).toEqual(Array(PROCESSES).fill('taken\n'))
})

test('A lock is abandoned if an earlier process had the same id as this one', async () => {
  const lock = path.join(folder, 'lock')
  mkdirSync(lock)
  writeFileSync(path.join(lock, '1'), `${process.pid} 0`)
  expect(await withFileLock(lock, () => 'taken')).toBe('taken')
})

test('A lock is free again after each failure', async () => {
  const lock = path.join(folder, 'lock')
  for (let turn = 0; turn < 30; turn++) {
    await expect(withFileLock(lock, () => Promise.reject(new Error('odd')))).rejects.toThrow('odd')
  }
  expect(readdirSync(lock).length).toBeLessThan(15)
})
