import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readBackup } from '@/src/plugins/backups/server/backup/readBackup'
import { runChildCommand } from '@/src/server/process/childCommand'
import { firstAdmin } from '@/tests/support/firstAdmin'
import { startTestSite, type TestSite } from '@/tests/support/startTestSite'
import { anApplicationForm } from '@/tests/support/submissions'

const SERVER_SECRETS = {
  PAYLOAD_SECRET: 'a secret that is kept apart from the backup',
  CRON_SECRET: 'the job runner of the drill',
}

let folder: string
let testSite: TestSite

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-restored-'))
  testSite = await startTestSite(SERVER_SECRETS)
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const signInFirstAdmin = (url: string) =>
  fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(firstAdmin),
  })

test('A backup of the demo site restores the same site in an empty folder: rows, files, sign-in', async () => {
  const sent = await fetch(`${testSite.url}/api/candidatures`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: await anApplicationForm(),
  })
  expect(sent.status).toBe(200)
  // A job that is queued for the row writes to it too, once.
  await vi.waitFor(
    async () => expect(await countAnnouncementJobs(testSite.databaseUrl)).toBe(0),
    60_000,
  )
  const backup = path.join(folder, 'sauvegarde')
  const given = {
    DATABASE_URL: testSite.databaseUrl,
    DATA_DIR: testSite.dataDir,
    ...SERVER_SECRETS,
  }
  await runChildCommand('backup', given, [backup])
  const original = await readBackup(backup)
  await testSite.stop()

  const restored = path.join(folder, 'restauration')
  const started = await startRestoredSite(backup, restored)
  const again = path.join(folder, 'encore')
  await runChildCommand(
    'backup',
    { ...SERVER_SECRETS, DATABASE_URL: started.databaseUrl, DATA_DIR: restored },
    [again],
  )
  const copy = await readBackup(again)
  expect(copy.files).toEqual(original.files)
  expect(copy.files.length).toBeGreaterThan(10)
  expect(unchangingTables(copy.tables)).toEqual(unchangingTables(original.tables))
  expect(await readCandidateNames(started.databaseUrl)).toContain('Élodie Lefèvre')
  expect((await signInFirstAdmin(started.url)).status).toBe(200)
  expect((await fetch(started.url)).status).toBe(200)
  await started.stop()
  const rows = original.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Backed up and found again: ${rows} rows, ${original.files.length} files, sign-in works.`,
  )
}, 600_000)

async function startRestoredSite(backup: string, dataDir: string) {
  await runChildCommand('restore', { ...SERVER_SECRETS, DATA_DIR: dataDir, DATABASE_URL: '' }, [
    backup,
  ])
  return startTestSite({ ...SERVER_SECRETS, DATA_DIR: dataDir })
}

// Tables that change by themselves: jobs, the run of the day, sessions, the mark of a restored
// database, and the mails of the morning.
const CHANGING_TABLES =
  /^(payload_jobs|payload_kv|retention_runs|morning_mails|users_sessions|account_limits|audit_entries|users$)/

function unchangingTables(tables: { name: string; rows: number; sha256: string }[]) {
  return tables
    .filter(({ name }) => !CHANGING_TABLES.test(name))
    .map(({ name, rows, sha256 }) => [name, rows, sha256])
}

async function countAnnouncementJobs(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query(
    "SELECT count(*)::int AS jobs FROM payload_jobs WHERE task_slug = 'announceApplication' AND completed_at IS NULL",
  )
  await client.end()
  return rows[0].jobs
}

async function readCandidateNames(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query('SELECT candidate_name AS name FROM job_applications')
  await client.end()
  return rows.map(({ name }) => name)
}
