import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withFileLock } from '@/src/server/process/withFileLock'

const PROCESSES = 3
const LOCKS = 3
const STARTING_MS = 1_000

const run = promisify(execFile)
const program = path.resolve('tests/support/takeLocks.ts')

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-locks-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Leaves the lock as a process leaves it that is killed while it holds it. */
function abandon(...files: string[]) {
  const take = `
    import { withFileLock } from '${path.resolve('src/server/process/withFileLock.ts')}'
    const kill = () => process.kill(process.pid, 'SIGKILL')
    const files = ${JSON.stringify(files)}
    const hold = ([file, ...rest]) => withFileLock(file, () => (rest.length ? hold(rest) : kill()))
    await hold(files)`
  const { signal } = spawnSync(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    take,
  ])
  expect(signal).toBe('SIGKILL')
}

test('of several processes that find an abandoned lock one takes it at a time', async () => {
  abandon(...Array.from({ length: LOCKS }, (_, lock) => path.join(folder, `${lock}.lock`)))
  const startsAt = String(Date.now() + STARTING_MS)
  const said = await Promise.all(
    Array.from({ length: PROCESSES }, async () => {
      const args = ['--import', 'tsx', program, folder, String(LOCKS), startsAt]
      return (await run(process.execPath, args)).stdout
    }),
  )
  expect(said).toEqual(Array(PROCESSES).fill('taken\n'))
})

test('a lock is abandoned too when its holder had the number that is ours now', async () => {
  const lock = path.join(folder, 'lock')
  mkdirSync(lock)
  writeFileSync(path.join(lock, '1'), `${process.pid} 0`)
  expect(await withFileLock(lock, () => 'taken')).toBe('taken')
})

test('a lock is free again after a failure, however often it was taken', async () => {
  const lock = path.join(folder, 'lock')
  for (let turn = 0; turn < 30; turn++) {
    await expect(withFileLock(lock, () => Promise.reject(new Error('odd')))).rejects.toThrow('odd')
  }
  expect(readdirSync(lock).length).toBeLessThan(15)
})
