import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '@/src/server/postgres/startPostgres'

let dataDir: string
const start = () => startPostgres({ dataDir, say: () => undefined })
const pidFile = () => path.join(dataDir, 'postgres/cluster/postmaster.pid')
const postmasterPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-test-'))
})

afterAll(() => {
  rmSync(realpathSync(path.join(dataDir, 'postgres')), { recursive: true })
  rmSync(dataDir, { recursive: true })
})

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

test('a database is made, keeps what is written, and stops', async () => {
  const first = await start()
  await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS number')
  await first.stop()
  expect(existsSync(pidFile())).toBe(false)
  const second = await start()
  expect(await query(second.url, 'SELECT number FROM kept')).toEqual([{ number: 1 }])
  await second.stop()
})

test('names sort as in French and the search extensions are there', async () => {
  const postgres = await start()
  const sorted = "SELECT name FROM unnest(ARRAY['zoo', 'étang', 'Éric', 'eau']) name ORDER BY name"
  expect(await query(postgres.url, sorted)).toEqual(
    ['eau', 'Éric', 'étang', 'zoo'].map((name) => ({ name })),
  )
  await query(postgres.url, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent')
  await postgres.stop()
})

test('a server that was killed is started again with everything that was committed', async () => {
  const killed = await start()
  await query(killed.url, 'CREATE TABLE committed AS SELECT 2 AS number')
  process.kill(postmasterPid(), 'SIGKILL')
  const again = await start()
  expect(await query(again.url, 'SELECT number FROM committed')).toEqual([{ number: 2 }])
  await killed.stop()
  await again.stop()
})

test('a second command joins the running server and leaves it running', async () => {
  const owner = await start()
  const guest = await start()
  expect(guest.url).toBe(owner.url)
  await guest.stop()
  expect(await query(owner.url, 'SELECT 1 AS here')).toEqual([{ here: 1 }])
  await owner.stop()
  expect(existsSync(pidFile())).toBe(false)
})

test('nobody else may read the password', async () => {
  expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
})
