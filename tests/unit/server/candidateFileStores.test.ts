import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseEnv } from '@/src/env'
import { candidateFileStores } from '@/src/server/files/candidateFileStores'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-stores-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const listAll = () => {
  const stores = candidateFileStores(parseEnv({ DATA_DIR: dataDir }))
  return Promise.all(stores.map((store) => store.listBefore(new Date())))
}

test('A folder that does not exist has no files', async () => {
  expect(await listAll()).toEqual([
    { old: [], total: 0 },
    { old: [], total: 0 },
  ])
})

test('A folder that cannot be read is an error', async () => {
  writeFileSync(path.join(dataDir, 'candidate-files'), '')
  await expect(listAll()).rejects.toThrow('ENOTDIR')
})
