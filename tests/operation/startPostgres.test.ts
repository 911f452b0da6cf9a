import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '@/src/server/postgres/startPostgres'

let dataDir: string
const startTestPostgres = () => startPostgres({ dataDir, print: () => undefined })
const pidFilePath = () => path.join(dataDir, 'postgres/cluster/postmaster.pid')
const readPostmasterPid = () => Number(readFileSync(pidFilePath(), 'utf8').split('\n')[0])

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-test-'))
})

afterAll(() => {
  rmSync(realpathSync(path.join(dataDir, 'postgres')), { recursive: true })
  rmSync(dataDir, { recursive: true })
})

async function queryDatabase(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

test('A database is created, stores rows, and stops', async () => {
  const first = await startTestPostgres()
  await queryDatabase(first.url, 'CREATE TABLE kept AS SELECT 1 AS number')
  await first.stop()
  expect(existsSync(pidFilePath())).toBe(false)
  const second = await startTestPostgres()
  expect(await queryDatabase(second.url, 'SELECT number FROM kept')).toEqual([{ number: 1 }])
  await second.stop()
})

test('Names sort as in French, and the search extensions exist', async () => {
  const postgres = await startTestPostgres()
  const sorted = "SELECT name FROM unnest(ARRAY['zoo', 'étang', 'Éric', 'eau']) name ORDER BY name"
  expect(await queryDatabase(postgres.url, sorted)).toEqual(
    ['eau', 'Éric', 'étang', 'zoo'].map((name) => ({ name })),
  )
  await queryDatabase(postgres.url, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent')
  await postgres.stop()
})

test('A server that was killed is started again with everything that was committed', async () => {
  const killed = await startTestPostgres()
  await queryDatabase(killed.url, 'CREATE TABLE committed AS SELECT 2 AS number')
  process.kill(readPostmasterPid(), 'SIGKILL')
  const again = await startTestPostgres()
  expect(await queryDatabase(again.url, 'SELECT number FROM committed')).toEqual([{ number: 2 }])
  await killed.stop()
  await again.stop()
})

test('A second command joins the running server and leaves it running', async () => {
  const owner = await startTestPostgres()
  const guest = await startTestPostgres()
  expect(guest.url).toBe(owner.url)
  await guest.stop()
  expect(await queryDatabase(owner.url, 'SELECT 1 AS here')).toEqual([{ here: 1 }])
  await owner.stop()
  expect(existsSync(pidFilePath())).toBe(false)
})

test('The first process leaves the database to the others that still use it', async () => {
  const first = await startTestPostgres()
  const later = await startTestPostgres()
  await first.stop()
  expect(await queryDatabase(later.url, 'SELECT 1 AS here')).toEqual([{ here: 1 }])
  await later.stop()
  expect(existsSync(pidFilePath())).toBe(false)
})

test('The last of several users that leave at once ends the database', async () => {
  const users = [await startTestPostgres(), await startTestPostgres(), await startTestPostgres()]
  await Promise.all(users.map(({ stop }) => stop()))
  expect(existsSync(pidFilePath())).toBe(false)
})

test('Its users are notified of its end', async () => {
  const used = await startTestPostgres()
  process.kill(readPostmasterPid(), 'SIGKILL')
  await expect(used.ended).resolves.toBeUndefined()
  await used.stop()
})

test('A wrong password is reported at once, and no process is left', async () => {
  const file = path.join(dataDir, 'secrets.json')
  const secrets = readFileSync(file, 'utf8')
  const others = { ...JSON.parse(secrets), databasePassword: 'of another folder' }
  writeFileSync(file, JSON.stringify(others))
  await expect(startTestPostgres()).rejects.toThrow('"secrets.json"')
  expect(existsSync(pidFilePath())).toBe(false)
  writeFileSync(file, secrets)
  const again = await startTestPostgres()
  writeFileSync(file, JSON.stringify(others))
  await expect(startTestPostgres()).rejects.toThrow('"secrets.json"')
  expect(await queryDatabase(again.url, 'SELECT 1 AS here')).toEqual([{ here: 1 }])
  writeFileSync(file, secrets)
  await again.stop()
})

test('Only the owner may read the password', async () => {
  expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
})
