import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { JobApplication } from '@/payload-types'
import { inTransaction } from '@/src/database/inTransaction'
import { applyRetention } from '@/src/plugins/retention/commands/applyRetention'
import { eraseApplications } from '@/src/plugins/retention/commands/eraseApplications'
import { countDueRecords } from '@/src/plugins/retention/queries/countDueRecords'
import { runDueJobs } from '@/tests/support/dueJobs'
import { aCandidateFile, aJobApplication } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const RETENTION_NIGHT = new Date('2026-11-22T03:00:00.000Z')
const RETENTION_RULES = {
  ...{ applicationMonths: 24, rejectedMonths: 3, withdrawnMonths: 3 },
  ...{ messageMonths: 36, logMonths: 12 },
  ...({ sealedRecordYears: 5, timezone: 'Europe/Paris', graceDay: null } as const),
}

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())
beforeEach(async () => {
  await runSql(`SET LOCAL exemplia.erasure = 'on'; TRUNCATE job_applications, candidate_files,
    audit_entries, payload_jobs, retention_runs, data_retention, sealed_records CASCADE`)
})

const runSql = (text: string, values?: unknown[]) => testPayload.payload.db.pool.query(text, values)

type ApplicationMoments = { received: string; decided?: string; withdrawn?: string }

/** A candidate with a telephone number, a letter and a file. */
async function createApplicationWithCv(
  { received, decided, withdrawn }: ApplicationMoments,
  different: Partial<JobApplication> = {},
) {
  const cv = await aCandidateFile(testPayload.payload, 'CV Camille Durand.pdf')
  const { id } = await aJobApplication(testPayload.payload, {
    ...{ candidateName: 'Camille Durand', candidateEmail: 'Camille@Candidats.test' },
    ...{ candidatePhone: '0601020304', coverLetter: 'Une lettre', cv: cv.id },
    ...different,
  })
  await runSql(
    `UPDATE job_applications SET created_at = $1, status_changed_at = $2, withdrawn_at = $3
     WHERE id = $4`,
    [received, decided ?? null, withdrawn ?? null, id],
  )
  return id
}

async function applyRetentionAt(now: Date) {
  const run = { day: now.toISOString().slice(0, 10), now, mailDirectory: mailDirectoryPath() }
  while (!(await applyRetention(testPayload.payload, run)));
  await runDueJobs(testPayload.payload)
}

const mailDirectoryPath = () => path.join(testPayload.dataDir, 'mails')

const readRows = async (table: string) => (await runSql(`SELECT * FROM ${table} ORDER BY id`)).rows
const setSealedRecordYears = (sealedRecordYears: number) =>
  testPayload.payload.updateGlobal({ slug: 'data-retention', data: { sealedRecordYears } })
const countDueSealedRecords = async (sealedRecordYears: number, now: Date) => {
  const rules = { ...RETENTION_RULES, sealedRecordYears }
  const options = { rules, now, mailDirectory: mailDirectoryPath() }
  return (await countDueRecords(testPayload.payload, options)).sealedRecords.count
}

test('At the end of its period an application becomes a record of who, which offer, dates and decision', async () => {
  await createApplicationWithCv(
    { received: '2026-07-01T10:00:00Z', decided: '2026-08-01T10:00:00Z' },
    { status: 'rejected' },
  )
  await createApplicationWithCv(
    {
      ...{ received: '2026-06-01T10:00:00Z', decided: '2026-06-05T10:00:00Z' },
      withdrawn: '2026-06-10T10:00:00Z',
    },
    { status: 'reviewed', candidateName: 'Alix Petit', candidateEmail: 'alix@candidats.test' },
  )
  await applyRetentionAt(RETENTION_NIGHT)
  const [first, second, ...more] = await readRows('sealed_records')
  // Every column is compared, so that a new one cannot store more about a candidate unseen.
  expect(first).toEqual({
    ...{ id: expect.any(Number), name: 'Camille Durand', email: 'camille@candidats.test' },
    ...{ offer: 'Architecte cloud', status: 'rejected', reason: 'rejected' },
    received_at: new Date('2026-07-01T10:00:00Z'),
    decided_at: new Date('2026-08-01T10:00:00Z'),
    ...{ withdrawn_at: null, ended_at: RETENTION_NIGHT },
  })
  expect(second).toMatchObject({
    ...{ name: 'Alix Petit', status: 'reviewed', reason: 'withdrawn', decided_at: null },
    withdrawn_at: new Date('2026-06-10T10:00:00Z'),
  })
  expect(more).toEqual([])
  for (const table of ['job_applications', 'candidate_files', 'application_events']) {
    expect(await readRows(table)).toEqual([])
  }
  const runs = await runSql('SELECT applications, sealed, sealed_records FROM retention_runs')
  expect(runs.rows).toEqual([{ applications: 2, sealed: 2, sealed_records: 0 }])
  const { rows } = await runSql(
    "SELECT details FROM audit_entries WHERE action = 'retentionApplied'",
  )
  expect(rows).toEqual([
    {
      details: 'Candidatures au terme de leur durée\u00A0: 2 (archives scellées\u00A0: 2)',
    },
  ])
})

test('With zero years no record remains, nor of spam, of anonymised applications and of an erasure', async () => {
  const old = { received: '2020-01-05T10:00:00Z' }
  await setSealedRecordYears(0)
  await createApplicationWithCv(old)
  await applyRetentionAt(RETENTION_NIGHT)
  expect(await readRows('job_applications')).toEqual([])
  await setSealedRecordYears(5)
  const spam = await createApplicationWithCv(old)
  await runSql('UPDATE job_applications SET is_spam = true, spam_marked_at = created_at')
  const anonymised = await createApplicationWithCv(old)
  await runSql(
    "UPDATE job_applications SET candidate_email = 'anonyme@anonyme.invalid' WHERE id = $1",
    [anonymised],
  )
  const erased = await createApplicationWithCv({ received: '2026-11-01T10:00:00Z' })
  await inTransaction(testPayload.payload, { user: null }, (req) =>
    eraseApplications(req, [erased]),
  )
  await applyRetentionAt(RETENTION_NIGHT)
  const left = (await readRows('job_applications')).map(({ id }) => id)
  expect(left).toEqual([anonymised])
  expect(left).not.toContain(spam)
  expect(await readRows('sealed_records')).toEqual([])
})

test('A run that is interrupted leaves the application or its record, and the next night one record', async () => {
  await createApplicationWithCv({ received: '2020-01-05T10:00:00Z' })
  await runSql(`
    CREATE FUNCTION interrupt() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'interrupted';
    END $$;
    CREATE TRIGGER interrupt BEFORE DELETE ON job_applications
      FOR EACH ROW EXECUTE FUNCTION interrupt()`)
  await expect(applyRetentionAt(RETENTION_NIGHT)).rejects.toThrow()
  expect(await readRows('sealed_records')).toEqual([])
  await runSql('DROP FUNCTION interrupt CASCADE')
  expect(await readRows('job_applications')).toHaveLength(1)
  const nextNight = new Date('2026-11-23T03:00:00.000Z')
  await applyRetentionAt(nextNight)
  await applyRetentionAt(nextNight)
  await applyRetentionAt(new Date('2026-11-24T03:00:00.000Z'))
  expect(await readRows('sealed_records')).toMatchObject([{ ended_at: nextNight }])
})

test('A record is deleted in the night after its last day, and the preview counts it', async () => {
  await createApplicationWithCv({ received: '2020-01-05T10:00:00Z' })
  const sealedAt = new Date('2021-11-21T03:00:00.000Z')
  await applyRetentionAt(new Date('2026-11-20T03:00:00.000Z'))
  await runSql('UPDATE sealed_records SET ended_at = $1', [sealedAt])
  const lastDay = new Date('2026-11-21T03:00:00.000Z')
  await applyRetentionAt(lastDay)
  expect(await readRows('sealed_records')).toHaveLength(1)
  expect([
    await countDueSealedRecords(5, lastDay),
    await countDueSealedRecords(4, lastDay),
  ]).toEqual([0, 1])
  expect(await countDueSealedRecords(0, sealedAt)).toBe(0)
  expect(await countDueSealedRecords(0, new Date('2021-11-22T03:00:00.000Z'))).toBe(1)
  expect(await countDueSealedRecords(5, RETENTION_NIGHT)).toBe(1)
  await applyRetentionAt(RETENTION_NIGHT)
  expect(await readRows('sealed_records')).toEqual([])
  const { rows } = await runSql(
    "SELECT sealed_records FROM retention_runs WHERE day = '2026-11-22'",
  )
  expect(rows).toEqual([{ sealed_records: 1 }])
})

test('An application whose erasure was requested leaves no record when its period ends first', async () => {
  const id = await createApplicationWithCv(
    { received: '2026-07-01T10:00:00Z', decided: '2026-08-01T10:00:00Z' },
    { status: 'rejected' },
  )
  await runSql(
    "INSERT INTO candidate_links (application_id, nonce, erase_at) VALUES ($1, 'a nonce', $2)",
    [id, new Date(RETENTION_NIGHT.getTime() + 3_600_000)],
  )
  await applyRetentionAt(RETENTION_NIGHT)
  expect(await readRows('job_applications')).toEqual([])
  expect(await readRows('sealed_records')).toEqual([])
})
