import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseEnv } from '@/src/env'
import { findFreePort } from '@/src/server/process/findFreePort'
import { provideDatabaseAndSecrets } from '@/src/server/provideDatabaseAndSecrets'
import { restrictPermissions } from '@/src/server/restrictPermissions'

const isRunByRoot = process.getuid?.() === 0
const CLOSED_FOLDER_MODE = isRunByRoot ? 0o711 : 0o700

let dataDir: string
let previousUmask: number

// The umask of most shells.
beforeEach(() => {
  previousUmask = process.umask(0o022)
  dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-private-'))
  chmodSync(dataDir, 0o755)
})
afterEach(() => {
  process.umask(previousUmask)
  const database = path.join(dataDir, 'postgres')
  if (existsSync(database)) rmSync(realpathSync(database), { recursive: true })
  rmSync(dataDir, { recursive: true, force: true })
})

const readMode = (...names: string[]) => statSync(path.join(dataDir, ...names)).mode & 0o777
function createFileWithMode(name: string, permissions = 0o644) {
  mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true })
  writeFileSync(path.join(dataDir, name), 'x', { mode: permissions })
}

test('A data folder that an earlier version left open is closed, with its content', () => {
  const files = [
    'candidate-files/cv.pdf',
    'media/photo.webp',
    'spool/cv.pdf',
    'mails/2026.eml',
    'sauvegardes/sauvegarde-1/tables/users.copy.gz',
  ]
  for (const file of files) createFileWithMode(file)
  createFileWithMode('postgres.log')
  expect(restrictPermissions(dataDir)).toEqual([])
  expect(readMode()).toBe(CLOSED_FOLDER_MODE)
  for (const file of files) {
    expect([file, readMode(file)]).toEqual([file, 0o600])
    expect([file, readMode(path.dirname(file))]).toEqual([file, 0o700])
  }
  expect(readMode('postgres.log')).toBe(0o600)
})

test('New files and folders are closed too', () => {
  restrictPermissions(dataDir)
  createFileWithMode('candidate-files/cv.pdf')
  expect([readMode('candidate-files'), readMode('candidate-files/cv.pdf')]).toEqual([0o700, 0o600])
})

test('Other folders and the targets of links are not changed', () => {
  createFileWithMode('somebody-elses/letter.txt')
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'exemplia-elsewhere-'))
  chmodSync(elsewhere, 0o755)
  symlinkSync(elsewhere, path.join(dataDir, 'media'))
  createFileWithMode('candidate-files/cv.pdf')
  restrictPermissions(dataDir)
  expect(readMode()).toBe(0o755)
  expect(readMode('somebody-elses/letter.txt')).toBe(0o644)
  expect(statSync(elsewhere).mode & 0o777).toBe(0o755)
  expect(readMode('candidate-files')).toBe(0o700)
  rmSync(elsewhere, { recursive: true })
})

test('Stricter permissions of a folder stay', () => {
  chmodSync(dataDir, 0o500)
  restrictPermissions(dataDir)
  expect(readMode()).toBe(0o500)
})

test('The embedded database starts in a folder with restricted permissions, new or used', {
  tags: 'slow',
}, async () => {
  rmSync(dataDir, { recursive: true })
  const start = async () =>
    provideDatabaseAndSecrets(
      parseEnv({ DATA_DIR: dataDir, PORT: String(await findFreePort()) }),
      () => undefined,
    )
  const ask = async (url: string, query: string) => {
    const client = new pg.Client(url)
    await client.connect()
    const { rows } = await client.query(query)
    await client.end()
    return rows
  }
  const first = await start()
  await ask(first.variables.DATABASE_URL, 'CREATE TABLE kept AS SELECT 1 AS number')
  await first.stop()
  expect(readMode()).toBe(CLOSED_FOLDER_MODE)
  expect(readMode('postgres')).toBe(0o700)

  // The permissions that an earlier version used.
  for (const name of ['', 'postgres']) chmodSync(path.join(dataDir, name), 0o755)
  const again = await start()
  expect(await ask(again.variables.DATABASE_URL, 'SELECT number FROM kept')).toEqual([
    { number: 1 },
  ])
  await again.stop()
  expect(readMode()).toBe(CLOSED_FOLDER_MODE)
  expect(readMode('postgres')).toBe(0o700)
  if (!isRunByRoot) return
  // Other users of this machine can read nothing of it.
  createFileWithMode('candidate-files/cv.pdf')
  const look = (command: string) => () =>
    execFileSync('sh', ['-c', command], { uid: 65534, gid: 65534, cwd: '/', stdio: 'pipe' })
  expect(look(`ls ${dataDir}`)).toThrow('Permission denied')
  expect(look(`cat ${dataDir}/candidate-files/cv.pdf`)).toThrow('Permission denied')
  expect(look(`cat ${dataDir}/secrets.json`)).toThrow('Permission denied')
})
