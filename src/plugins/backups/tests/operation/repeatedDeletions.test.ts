import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '@/src/database/inTransaction'
import { createFileStore } from '@/src/plugins/backups/server/backup/fileStores'
import { readBackup } from '@/src/plugins/backups/server/backup/readBackup'
import { restoreBackup } from '@/src/plugins/backups/server/backup/restoreBackup'
import { writeBackup } from '@/src/plugins/backups/server/backup/writeBackup'
import { journalStores } from '@/src/plugins/backups/server/journal/journalStores'
import { readDeletionJournal } from '@/src/plugins/backups/server/journal/readDeletionJournal'
import { writeDeletionJournal } from '@/src/plugins/backups/server/journal/writeDeletionJournal'
import { runCandidateAction } from '@/src/plugins/candidate-page/commands/candidateActions'
import { issueCandidateLink } from '@/src/plugins/candidate-page/commands/issueCandidateLink'
import {
  revokeLinkAsCandidate,
  revokeLinkAsStaff,
} from '@/src/plugins/candidate-page/commands/revokeCandidateLink'
import { stopAlert } from '@/src/plugins/job-alerts/commands/confirmOrStopAlert'
import { erasePerson } from '@/src/plugins/personal-data/commands/erasePerson'
import {
  storeGivenKeepConsent,
  withdrawKeepConsent,
} from '@/src/plugins/retention/commands/changeKeepConsent'
import { sealApplications } from '@/src/plugins/retention/commands/sealApplications'
import { readRetentionRules } from '@/src/plugins/retention/queries/internal/readRetentionRules'
import { root } from '@/src/server/root'
import { aCandidateFile, aContactMessage, aJobApplication, aUser } from '@/tests/support/records'
import { startS3Server } from '@/tests/support/startS3Server'
import { emptyTestDatabase, startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const ERASED = 'claire.morel@example.org'
const headers = new Headers()

let site: TestPayload
let client: pg.Client
let folder: string

beforeAll(async () => {
  site = await startTestPayload()
  client = new pg.Client(site.databaseUrl)
  await client.connect()
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-repeated-'))
})
afterAll(async () => {
  await client.end()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

const environment = async () => ({
  ...(await import('@/src/env')).env,
  BACKUP_TO: { kind: 'folder', folder } as const,
})

/** The records that the deletions and revocations change, without times. */
async function stateOf(databaseUrl: string) {
  const database = new pg.Client(databaseUrl)
  await database.connect()
  const { rows } = await database.query(`SELECT
    (SELECT jsonb_agg(jsonb_build_array(id, withdrawn_at IS NOT NULL, awaits_answer,
      keep_consent_withdrawn_at IS NOT NULL) ORDER BY id) FROM job_applications) AS applications,
    (SELECT jsonb_agg(jsonb_build_array(application_id, event, origin) ORDER BY id) FROM keep_consents) AS consents,
    (SELECT jsonb_agg(jsonb_build_array(id, revoked_at IS NOT NULL, revoked_by, erase_at IS NOT NULL)
      ORDER BY id) FROM candidate_links) AS links,
    (SELECT jsonb_agg(id ORDER BY id) FROM contact_messages) AS messages,
    (SELECT jsonb_agg(link_key ORDER BY id) FROM job_alerts) AS alerts,
    (SELECT jsonb_agg(jsonb_build_array(application_id, kind) ORDER BY application_id) FROM application_events
      WHERE kind = 'withdrawn') AS events,
    (SELECT jsonb_agg(jsonb_build_array(id, name, email, offer, status, reason, received_at,
      decided_at) ORDER BY id) FROM sealed_records) AS sealed,
    (SELECT jsonb_agg(filename) FROM candidate_files) AS files,
    (SELECT jsonb_agg(DISTINCT input -> 'applicationId') FROM payload_jobs
      WHERE task_slug = 'eraseForCandidate') AS erasures`)
  await database.end()
  return rows[0]
}

const anAlert = (email: string, linkKey: string) =>
  client.query(
    `INSERT INTO job_alerts (email, language, alert_key, link_key, expires_at, confirmed_at)
      VALUES ($1, 'fr', $2, $2, now() + interval '1 year', now())`,
    [email, linkKey],
  )

async function anApplicationWithLink(fields = {}) {
  const { id } = await aJobApplication(site.payload, fields)
  await issueCandidateLink(site.payload, { application: id })
  return id
}

/** Creates the records of the backup, and returns what then deletes and revokes them. */
async function createRecords() {
  const { payload } = site
  await aUser(payload)
  const cv = (await aCandidateFile(payload)).id
  await anApplicationWithLink({ candidateEmail: ERASED, cv })
  await aContactMessage(payload, { email: ERASED })
  await anAlert(ERASED, 'erased')
  const message = await aContactMessage(payload)
  await anAlert('a@example.org', 'stopped')
  await anAlert('b@example.org', 'remains')
  const [withdrawn, byCandidate, byStaff, erasing, cancelled, refused, due, sealed, unsealed] = [
    await anApplicationWithLink(),
    await anApplicationWithLink(),
    await anApplicationWithLink(),
    await anApplicationWithLink(),
    await anApplicationWithLink(),
    await anApplicationWithLink(),
    await anApplicationWithLink(),
    await anApplicationWithLink(),
    await anApplicationWithLink(),
  ]
  await anApplicationWithLink({ candidateEmail: 'remains@example.org' })
  const now = new Date()
  const act = (application: number, action: 'withdraw' | 'erase' | 'cancel-erasure') =>
    runCandidateAction(payload, action, { application, headers, now })
  const consent = { application: refused, origin: 'page' } as const
  await inTransaction(payload, { user: null }, (req) =>
    storeGivenKeepConsent(req, {
      ...consent,
      now: new Date(Date.now() - 3_600_000),
      text: 'Oui',
      months: 24,
    }),
  )
  await act(cancelled, 'erase')
  await client.query(
    `UPDATE job_applications SET created_at = now() - interval '30 months' WHERE id = ${due}`,
  )
  await client.query(
    `UPDATE job_applications SET candidate_email = 'Sealed@Example.org', status = 'rejected',
      created_at = now() - interval '5 months', status_changed_at = now() - interval '4 months'
      WHERE id = ${sealed}`,
  )
  return async () => {
    await erasePerson(
      payload,
      { user: null },
      { address: ERASED, mailDirectory: folder, erased: 'x' },
    )
    await payload.delete({ collection: 'contact-messages', id: message.id })
    await stopAlert(payload, 'stopped')
    await act(withdrawn, 'withdraw')
    await act(erasing, 'erase')
    await act(cancelled, 'cancel-erasure')
    const { rows } = await client.query(
      `SELECT nonce FROM candidate_links WHERE application_id = ${byCandidate}`,
    )
    await revokeLinkAsCandidate(payload, rows[0].nonce, headers)
    await revokeLinkAsStaff(payload, byStaff, { user: null })
    await inTransaction(payload, { user: null }, (req) =>
      withdrawKeepConsent(req, { ...consent, now: new Date() }),
    )
    await seal(sealed)
    const [record] = await seal(unsealed)
    await client.query('DELETE FROM sealed_records WHERE id = $1', [record?.id])
    return { due, cv }
  }
}

/** Replaces an application by its sealed record, as at the end of its period. */
async function seal(application: number) {
  const { payload } = site
  const rules = await readRetentionRules(payload)
  await inTransaction(payload, { user: null }, async (req) => {
    await sealApplications(req, [application], { rules, endedAt: new Date() })
    await payload.delete({ collection: 'job-applications', id: application, req })
  })
  const { rows } = await client.query<{ id: number }>('SELECT max(id) AS id FROM sealed_records')
  return rows
}

const restore = (backup: string, databaseUrl: string) =>
  promisify(execFile)(
    process.execPath,
    ['--conditions=production', 'src/cli/run.mjs', 'restore', backup],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        DATA_DIR: path.join(folder, 'new-machine'),
        BACKUP_TO: folder,
      },
    },
  )

test('A restored backup has the deletions and revocations made since, also after interruptions', async () => {
  const env = await environment()
  const deleteAndRevoke = await createRecords()
  const backup = path.join(folder, 'before')
  const source = { databaseUrl: site.databaseUrl, store: createFileStore(env) }
  await writeBackup(backup, source, new Date())
  const before = await stateOf(site.databaseUrl)
  const { due } = await deleteAndRevoke()
  const journals = journalStores(env)
  await writeDeletionJournal(client, journals)
  // The journal does not contain this application, whose period has ended.
  await seal(due)
  await client.query('DELETE FROM candidate_files')

  const databaseUrl = await emptyTestDatabase()
  const manifest = await readBackup(backup)
  const journal = await readDeletionJournal(journals, new Date(manifest.createdAt))
  const target = { payload: site.payload, databaseUrl, store: createFileStore(env) }
  const kill = () => Promise.reject(new Error('killed while the rows were loaded'))
  await expect(restoreBackup(backup, manifest, { ...target, onLoaded: kill })).rejects.toThrow(
    'killed',
  )
  const deletions = journal.readBatches()
  await restoreBackup(backup, manifest, { ...target, deletions, skipsNewerMigrations: true })
  const { stdout } = await restore(backup, databaseUrl)
  expect(stdout).toContain(`repeated: ${journal.deletionCount}`)
  const restored = await stateOf(databaseUrl)
  expect(restored).toEqual(await stateOf(site.databaseUrl))
  expect(restored).not.toEqual(before)
  expect(restored.files).toBeNull()
  expect(restored.sealed).toHaveLength(2)

  // A second restore is refused, because this one is finished.
  await expect(restore(backup, databaseUrl)).rejects.toThrow('The database is not empty')
})

test('The journal has no personal data, and is the same in an S3 bucket', async () => {
  const files = readdirSync(path.join(folder, 'deletion-journal'))
  expect(files).toHaveLength(1)
  const text = readFileSync(path.join(folder, 'deletion-journal', files[0] ?? ''), 'utf8')
  expect(text).toMatch(
    /^(\{"action":"[a-z-]+","id":\d+,"createdAt":"[\dTZ:.-]+","at":"[\dTZ:.-]+"\}\n)+$/,
  )

  const s3 = await startS3Server()
  const [bucket] = journalStores({
    ...(await environment()),
    ...s3.environment,
    S3_FORCE_PATH_STYLE: true,
  })
  if (!bucket) throw new Error('There is no store of the journal')
  await bucket.write(files[0] ?? '', text)
  expect(await bucket.list()).toEqual(files)
  expect(await bucket.read(files[0] ?? '')).toBe(text)
  await bucket.remove(files[0] ?? '')
  expect(await bucket.list()).toEqual([])
  await s3.stop()
})
