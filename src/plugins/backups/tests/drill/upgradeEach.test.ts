import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrations } from '@/migrations'
import { childEnvironment, parseEnv } from '@/src/env'
import { createFileStore } from '@/src/plugins/backups/server/backup/fileStores'
import { readBackup } from '@/src/plugins/backups/server/backup/readBackup'
import { writeBackup } from '@/src/plugins/backups/server/backup/writeBackup'
import { startPostgres } from '@/src/server/postgres/startPostgres'
import { runChildCommand } from '@/src/server/process/childCommand'
import { root } from '@/src/server/root'
import { startTypeScript } from '@/tests/support/startTypeScript'

const NAMES = migrations.map(({ name }) => name)
const VARIABLES = {
  NODE_ENV: 'production',
  PAYLOAD_SECRET: 'a secret that the servers of the drill know',
  CRON_SECRET: 'the job runner of the drill',
}
/** Tables that a restoration changes itself, and the list of the migrations. */
const SAME =
  /^(users|candidate_files|contact_messages|job_applications|job_offers|pages?_.*|visits.*)$/

let folder: string
let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-upgrades-'))
  postgres = await startPostgres({ dataDir: folder, print: () => undefined })
  const program = await startTypeScript('src/plugins/backups/tests/backUpEachSchema.ts', {
    args: [path.join(folder, 'versions')],
    variables: { ...VARIABLES, DATABASE_URL: await emptyDatabase('living'), DATA_DIR: folder },
  })
  program.stdout.resume()
  expect(await once(program, 'exit')).toEqual([0, null])
}, 600_000)
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function query(databaseUrl: string, sql: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

async function emptyDatabase(name: string) {
  await query(postgres.url, `CREATE DATABASE "${name}" TEMPLATE template0`)
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  return url.href
}

const made = async (databaseUrl: string) =>
  (await query(databaseUrl, 'SELECT name::text FROM payload_migrations ORDER BY name')).map(
    ({ name }) => name,
  )
const applicants = (databaseUrl: string) =>
  query(databaseUrl, 'SELECT id, candidate_name::text FROM job_applications ORDER BY id')

/** Reads the rows of the tables that a restoration does not change. */
async function contentIn(backup: string) {
  const { tables } = await readBackup(backup)
  return tables.filter(({ name }) => SAME.test(name)).map(({ name, content }) => [name, content])
}

/** Kills the migration when it has executed its next step, before this is committed. */
async function killInNextStep(databaseUrl: string) {
  const lock = new pg.Client(databaseUrl)
  await lock.connect()
  await lock.query('BEGIN; LOCK TABLE payload_migrations IN SHARE MODE')
  const migrating = spawn(
    process.execPath,
    ['--conditions=production', 'src/cli/run.mjs', 'migrate'],
    {
      cwd: root,
      env: childEnvironment({ ...VARIABLES, DATABASE_URL: databaseUrl, DATA_DIR: folder }),
    },
  )
  await vi.waitUntil(
    async () => {
      const [{ waiting }] = await query(
        databaseUrl,
        `SELECT count(*)::int AS waiting FROM pg_locks
          WHERE relation = 'payload_migrations'::regclass AND NOT granted`,
      )
      return waiting > 0
    },
    { timeout: 120_000, interval: 50 },
  )
  migrating.kill('SIGKILL')
  await once(migrating, 'exit')
  await lock.query('ROLLBACK')
  await lock.end()
}

test.each(NAMES.slice(0, -1).map((name, at) => [name, NAMES[at + 1] ?? '']))(
  'a site of %s whose update is killed in %s goes on to this version, and back',
  async (name, next) => {
    const backup = path.join(folder, 'versions', name)
    const before = await contentIn(backup)
    expect(before.length).toBeGreaterThan(3)
    const used = await emptyDatabase(`used_${name}`)
    const variables = { ...VARIABLES, DATA_DIR: folder }
    await runChildCommand('recover', { ...variables, DATABASE_URL: used }, [
      backup,
      '--keep-schema',
    ])
    expect(await made(used)).toEqual(NAMES.slice(0, NAMES.indexOf(next)).toSorted())
    const sent = await applicants(used)
    expect(sent).toHaveLength(20 * NAMES.indexOf(next))

    await killInNextStep(used)
    // The aborted step has left nothing: the older version serves with the schema that it knows.
    await vi.waitFor(async () => expect(await made(used)).not.toContain(next))
    await writeBackup(
      path.join(folder, `interrupted-${name}`),
      { databaseUrl: used, store: createFileStore(parseEnv({ DATA_DIR: folder })) },
      new Date(),
    )
    expect(await contentIn(path.join(folder, `interrupted-${name}`))).toEqual(before)

    await runChildCommand('migrate', { ...variables, DATABASE_URL: used })
    expect(await made(used)).toEqual(NAMES.toSorted())
    expect(await applicants(used)).toEqual(sent)

    const back = await emptyDatabase(`back_${name}`)
    await runChildCommand('recover', { ...variables, DATABASE_URL: back }, [
      backup,
      '--keep-schema',
    ])
    const again = path.join(folder, `back-${name}`)
    await writeBackup(
      again,
      { databaseUrl: back, store: createFileStore(parseEnv({ DATA_DIR: folder })) },
      new Date(),
    )
    expect(await contentIn(again)).toEqual(before)
    expect(await made(back)).not.toContain(next)
  },
  240_000,
)
