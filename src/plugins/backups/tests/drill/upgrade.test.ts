import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { childEnvironment, parseEnv } from '@/src/env'
import { createFileStore } from '@/src/plugins/backups/server/backup/fileStores'
import { readBackup } from '@/src/plugins/backups/server/backup/readBackup'
import { writeBackup } from '@/src/plugins/backups/server/backup/writeBackup'
import { WEB_SERVER_FILE } from '@/src/server/build/bundlePrograms'
import { copyBuild } from '@/src/server/build/copyBuild'
import { withUpToDateBuild } from '@/src/server/build/withUpToDateBuild'
import { knownMigrationNames } from '@/src/server/migrateUnderLock'
import { startPostgres } from '@/src/server/postgres/startPostgres'
import { runChildCommand } from '@/src/server/process/childCommand'
import { findFreePort } from '@/src/server/process/findFreePort'
import { root } from '@/src/server/root'
import { startTypeScript } from '@/tests/support/startTypeScript'

/** The last migration of an earlier version, in which candidates' files were not checked yet. */
const EARLIER_MIGRATION = '20261122_160001_visits_sql'

let folder: string
let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-upgrade-'))
  postgres = await startPostgres({ dataDir: folder, print: () => undefined })
}, 60_000)
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function createEmptyDatabase(name: string) {
  await queryDatabase(postgres.url, `CREATE DATABASE ${name}`)
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  return url.href
}

async function queryDatabase(databaseUrl: string, sql: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

test('A backup of an earlier version is restored and migrated in this version', async () => {
  const earlier = await createEmptyDatabase('earlier')
  const variables = { DATABASE_URL: earlier, DATA_DIR: folder, NODE_ENV: 'test' }
  const program = await startTypeScript('tests/support/migrateTo.ts', {
    args: [EARLIER_MIGRATION],
    variables,
  })
  program.stdout.resume()
  expect(await once(program, 'exit')).toEqual([0, null])
  await queryDatabase(
    earlier,
    `INSERT INTO job_applications (candidate_name, candidate_email, job_title, status)
      SELECT 'Candidat ' || n, n || '@mail.example', 'Développeur', 'pending' FROM generate_series(1, 500) n;
    INSERT INTO candidate_files (original_name) VALUES ('cv.pdf')`,
  )
  const backup = path.join(folder, 'sauvegarde')
  const store = createFileStore(parseEnv({ DATA_DIR: folder }))
  await writeBackup(backup, { databaseUrl: earlier, store }, new Date())
  const { migrations } = await readBackup(backup)
  expect(migrations.at(-1)).toBe(EARLIER_MIGRATION)

  const restored = await createEmptyDatabase('restored')
  await runChildCommand('recover', { ...variables, DATABASE_URL: restored }, [backup])

  const applications = 'SELECT * FROM job_applications ORDER BY id'
  const before = await queryDatabase(earlier, applications)
  const after = await queryDatabase(restored, applications)
  expect(after.map(({ id, candidate_name: name }) => [id, name])).toEqual(
    before.map(({ id, candidate_name: name }) => [id, name]),
  )
  const made = await queryDatabase(
    restored,
    'SELECT name::text FROM payload_migrations ORDER BY name',
  )
  expect(made.map(({ name }) => name)).toEqual([...knownMigrationNames].sort())
  expect(await queryDatabase(restored, 'SELECT count(*)::int AS runs FROM retention_runs')).toEqual(
    [{ runs: 0 }],
  )
  console.log(
    `${before.length} applications of the version of ${EARLIER_MIGRATION} found again in this one.`,
  )
})

test('A built site does not start on the database of a later version, and says why', async () => {
  const databaseUrl = await createEmptyDatabase('later')
  const variables = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    NODE_ENV: 'production',
    PAYLOAD_SECRET: 'a secret that the servers of the drill know',
    CRON_SECRET: 'the job runner of the drill',
  }
  await runChildCommand('migrate', variables)
  const built = await withUpToDateBuild(console.log, () => copyBuild(root, folder))
  const start = async () => {
    const server = spawn(process.execPath, [path.join(built, WEB_SERVER_FILE)], {
      cwd: built,
      env: childEnvironment({ ...variables, PORT: String(await findFreePort()) }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let said = ''
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text) => (said += text))
    const outcome = await Promise.race([
      once(server, 'message').then(() => 'serves'),
      once(server, 'exit').then(([status]) => `ended with ${status}`),
    ])
    server.kill('SIGKILL')
    return { outcome, said }
  }
  expect((await start()).outcome).toBe('serves')
  await queryDatabase(
    databaseUrl,
    "INSERT INTO payload_migrations (name, batch) VALUES ('20990101_000000_later', 9)",
  )
  const { outcome, said } = await start()
  expect(outcome).toBe('ended with 1')
  expect(said.trim()).toBe(commandLineMessages.databaseNewer(['20990101_000000_later']))
})
