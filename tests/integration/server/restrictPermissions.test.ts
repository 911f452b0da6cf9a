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

const isRoot = process.getuid?.() === 0
const CLOSED_FOLDER = isRoot ? 0o711 : 0o700

let dataDir: string
let mask: number

// The umask of most shells.
beforeEach(() => {
  mask = process.umask(0o022)
  dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-private-'))
  chmodSync(dataDir, 0o755)
})
afterEach(() => {
  process.umask(mask)
  const database = path.join(dataDir, 'postgres')
  if (existsSync(database)) rmSync(realpathSync(database), { recursive: true })
  rmSync(dataDir, { recursive: true, force: true })
})

const mode = (...names: string[]) => statSync(path.join(dataDir, ...names)).mode & 0o777
function leave(name: string, permissions = 0o644) {
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
  for (const file of files) leave(file)
  leave('postgres.log')
  expect(restrictPermissions(dataDir)).toEqual([])
  expect(mode()).toBe(CLOSED_FOLDER)
  for (const file of files) {
    expect([file, mode(file)]).toEqual([file, 0o600])
    expect([file, mode(path.dirname(file))]).toEqual([file, 0o700])
  }
  expect(mode('postgres.log')).toBe(0o600)
})

test('New files and folders are closed too', () => {
  restrictPermissions(dataDir)
  leave('candidate-files/cv.pdf')
  expect([mode('candidate-files'), mode('candidate-files/cv.pdf')]).toEqual([0o700, 0o600])
})

test('Other folders and the targets of links are not changed', () => {
  leave('somebody-elses/letter.txt')
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'exemplia-elsewhere-'))
  chmodSync(elsewhere, 0o755)
  symlinkSync(elsewhere, path.join(dataDir, 'media'))
  leave('candidate-files/cv.pdf')
  restrictPermissions(dataDir)
  expect(mode()).toBe(0o755)
  expect(mode('somebody-elses/letter.txt')).toBe(0o644)
  expect(statSync(elsewhere).mode & 0o777).toBe(0o755)
  expect(mode('candidate-files')).toBe(0o700)
  rmSync(elsewhere, { recursive: true })
})

test('Stricter permissions of a folder stay', () => {
  chmodSync(dataDir, 0o500)
  restrictPermissions(dataDir)
  expect(mode()).toBe(0o500)
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
  expect(mode()).toBe(CLOSED_FOLDER)
  expect(mode('postgres')).toBe(0o700)

  // The permissions that an earlier version used.
  for (const name of ['', 'postgres']) chmodSync(path.join(dataDir, name), 0o755)
  const again = await start()
  expect(await ask(again.variables.DATABASE_URL, 'SELECT number FROM kept')).toEqual([
    { number: 1 },
  ])
  await again.stop()
  expect(mode()).toBe(CLOSED_FOLDER)
  expect(mode('postgres')).toBe(0o700)
  if (!isRoot) return
  // Other users of this machine can read nothing of it.
  leave('candidate-files/cv.pdf')
  const look = (command: string) => () =>
    execFileSync('sh', ['-c', command], { uid: 65534, gid: 65534, cwd: '/', stdio: 'pipe' })
  expect(look(`ls ${dataDir}`)).toThrow('Permission denied')
  expect(look(`cat ${dataDir}/candidate-files/cv.pdf`)).toThrow('Permission denied')
  expect(look(`cat ${dataDir}/secrets.json`)).toThrow('Permission denied')
})
