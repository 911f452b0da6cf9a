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

const MIGRATION_NAMES = migrations.map(({ name }) => name)
const SERVER_ENVIRONMENT = {
  NODE_ENV: 'production',
  PAYLOAD_SECRET: 'a secret that the servers of the drill know',
  CRON_SECRET: 'the job runner of the drill',
}
/** Tables that a restoration changes itself, and the list of the migrations. */
const UNCHANGED_TABLES =
  /^(users|candidate_files|contact_messages|job_applications|job_offers|pages?_.*|visits.*)$/

let folder: string
let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-upgrades-'))
  postgres = await startPostgres({ dataDir: folder, print: () => undefined })
  const program = await startTypeScript('src/plugins/backups/tests/backUpEachSchema.ts', {
    args: [path.join(folder, 'versions')],
    variables: {
      ...SERVER_ENVIRONMENT,
      DATABASE_URL: await createEmptyDatabase('living'),
      DATA_DIR: folder,
    },
  })
  program.stdout.resume()
  expect(await once(program, 'exit')).toEqual([0, null])
}, 600_000)
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function queryDatabase(databaseUrl: string, sql: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

async function createEmptyDatabase(name: string) {
  await queryDatabase(postgres.url, `CREATE DATABASE "${name}" TEMPLATE template0`)
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  return url.href
}

const readAppliedMigrations = async (databaseUrl: string) =>
  (await queryDatabase(databaseUrl, 'SELECT name::text FROM payload_migrations ORDER BY name')).map(
    ({ name }) => name,
  )
const readApplicants = (databaseUrl: string) =>
  queryDatabase(databaseUrl, 'SELECT id, candidate_name::text FROM job_applications ORDER BY id')

/** Reads the rows of the tables that a restoration does not change. */
async function readBackupContent(backup: string) {
  const { tables } = await readBackup(backup)
  return tables
    .filter(({ name }) => UNCHANGED_TABLES.test(name))
    .map(({ name, content }) => [name, content])
}

/** Kills the migration when it has executed its next step, before this is committed. */
async function killInNextMigration(databaseUrl: string) {
  const lock = new pg.Client(databaseUrl)
  await lock.connect()
  await lock.query('BEGIN; LOCK TABLE payload_migrations IN SHARE MODE')
  const migrating = spawn(
    process.execPath,
    ['--conditions=production', 'src/cli/run.mjs', 'migrate'],
    {
      cwd: root,
      env: childEnvironment({ ...SERVER_ENVIRONMENT, DATABASE_URL: databaseUrl, DATA_DIR: folder }),
    },
  )
  await vi.waitUntil(
    async () => {
      const [{ waiting }] = await queryDatabase(
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

test.each(MIGRATION_NAMES.slice(0, -1).map((name, at) => [name, MIGRATION_NAMES[at + 1] ?? '']))(
  'a site of %s whose update is killed in %s goes on to this version, and back',
  async (name, next) => {
    const backup = path.join(folder, 'versions', name)
    const before = await readBackupContent(backup)
    expect(before.length).toBeGreaterThan(3)
    const used = await createEmptyDatabase(`used_${name}`)
    const variables = { ...SERVER_ENVIRONMENT, DATA_DIR: folder }
    await runChildCommand('recover', { ...variables, DATABASE_URL: used }, [
      backup,
      '--keep-schema',
    ])
    expect(await readAppliedMigrations(used)).toEqual(
      MIGRATION_NAMES.slice(0, MIGRATION_NAMES.indexOf(next)).toSorted(),
    )
    const sent = await readApplicants(used)
    expect(sent).toHaveLength(20 * MIGRATION_NAMES.indexOf(next))

    await killInNextMigration(used)
    // The aborted step has left nothing: the older version serves with the schema that it knows.
    await vi.waitFor(async () => expect(await readAppliedMigrations(used)).not.toContain(next))
    await writeBackup(
      path.join(folder, `interrupted-${name}`),
      { databaseUrl: used, store: createFileStore(parseEnv({ DATA_DIR: folder })) },
      new Date(),
    )
    expect(await readBackupContent(path.join(folder, `interrupted-${name}`))).toEqual(before)

    await runChildCommand('migrate', { ...variables, DATABASE_URL: used })
    expect(await readAppliedMigrations(used)).toEqual(MIGRATION_NAMES.toSorted())
    expect(await readApplicants(used)).toEqual(sent)

    const back = await createEmptyDatabase(`back_${name}`)
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
    expect(await readBackupContent(again)).toEqual(before)
    expect(await readAppliedMigrations(back)).not.toContain(next)
  },
  240_000,
)
