import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '@/src/env'
import { fileStoreOf } from '@/src/server/backup/fileStores'
import { readBackup } from '@/src/server/backup/readBackup'
import { writeBackup } from '@/src/server/backup/writeBackup'
import { knownMigrations } from '@/src/server/migrateUnderLock'
import { startPostgres } from '@/src/server/postgres/startPostgres'
import { runChildCommand } from '@/src/server/process/childCommand'
import { startTypeScript } from '@/tests/support/startTypeScript'

/** The last migration of an earlier version, in which candidates' files were not checked yet. */
const EARLIER = '20261122_160001_visits_sql'

let folder: string
let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-upgrade-'))
  postgres = await startPostgres({ dataDir: folder, say: () => undefined })
}, 60_000)
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function emptyDatabase(name: string) {
  await query(postgres.url, `CREATE DATABASE ${name}`)
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  return url.href
}

async function query(databaseUrl: string, sql: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

test('a backup of an earlier version comes back in this one, with what has come since', async () => {
  const earlier = await emptyDatabase('earlier')
  const variables = { DATABASE_URL: earlier, DATA_DIR: folder, NODE_ENV: 'test' }
  const program = await startTypeScript('tests/support/migrateTo.ts', {
    args: [EARLIER],
    variables,
  })
  program.stdout.resume()
  expect(await once(program, 'exit')).toEqual([0, null])
  await query(
    earlier,
    `INSERT INTO job_applications (candidate_name, candidate_email, job_title, status)
      SELECT 'Candidat ' || n, n || '@mail.example', 'Développeur', 'pending' FROM generate_series(1, 500) n;
    INSERT INTO candidate_files (original_name) VALUES ('cv.pdf')`,
  )
  const backup = path.join(folder, 'sauvegarde')
  const store = fileStoreOf(parseEnv({ DATA_DIR: folder }))
  await writeBackup(backup, { databaseUrl: earlier, store }, new Date())
  const { migrations } = await readBackup(backup)
  expect(migrations.at(-1)).toBe(EARLIER)

  const restored = await emptyDatabase('restored')
  await runChildCommand('recover', { ...variables, DATABASE_URL: restored }, [backup])

  const applications = 'SELECT * FROM job_applications ORDER BY id'
  const before = await query(earlier, applications)
  const after = await query(restored, applications)
  expect(after.map(({ id, candidate_name: name }) => [id, name])).toEqual(
    before.map(({ id, candidate_name: name }) => [id, name]),
  )
  const made = await query(restored, 'SELECT name::text FROM payload_migrations ORDER BY name')
  expect(made.map(({ name }) => name)).toEqual([...knownMigrations].sort())
  expect(await query(restored, 'SELECT count(*)::int AS runs FROM retention_runs')).toEqual([
    { runs: 0 },
  ])
  console.log(`${before.length} applications of the version of ${EARLIER} found again in this one.`)
})
