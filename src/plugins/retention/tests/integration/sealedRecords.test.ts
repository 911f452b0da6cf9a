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

const NIGHT = new Date('2026-11-22T03:00:00.000Z')
const RULES = {
  ...{ applicationMonths: 24, rejectedMonths: 3, withdrawnMonths: 3 },
  ...{ messageMonths: 36, logMonths: 12 },
  ...({ sealedRecordYears: 5, timezone: 'Europe/Paris', graceDay: null } as const),
}

let site: TestPayload

beforeAll(async () => {
  site = await startTestPayload()
})
afterAll(() => site.stop())
beforeEach(async () => {
  await query(`SET LOCAL exemplia.erasure = 'on'; TRUNCATE job_applications, candidate_files,
    audit_entries, payload_jobs, retention_runs, data_retention, sealed_records CASCADE`)
})

const query = (text: string, values?: unknown[]) => site.payload.db.pool.query(text, values)

type Moments = { received: string; decided?: string; withdrawn?: string }

/** A candidate with a telephone number, a letter and a file. */
async function anApplication(
  { received, decided, withdrawn }: Moments,
  different: Partial<JobApplication> = {},
) {
  const cv = await aCandidateFile(site.payload, 'CV Camille Durand.pdf')
  const { id } = await aJobApplication(site.payload, {
    ...{ candidateName: 'Camille Durand', candidateEmail: 'Camille@Candidats.test' },
    ...{ candidatePhone: '0601020304', coverLetter: 'Une lettre', cv: cv.id },
    ...different,
  })
  await query(
    `UPDATE job_applications SET created_at = $1, status_changed_at = $2, withdrawn_at = $3
     WHERE id = $4`,
    [received, decided ?? null, withdrawn ?? null, id],
  )
  return id
}

async function runAt(now: Date) {
  const run = { day: now.toISOString().slice(0, 10), now, mailDirectory: mailDirectory() }
  while (!(await applyRetention(site.payload, run)));
  await runDueJobs(site.payload)
}

const mailDirectory = () => path.join(site.dataDir, 'mails')

const rowsOf = async (table: string) => (await query(`SELECT * FROM ${table} ORDER BY id`)).rows
const storedYears = (sealedRecordYears: number) =>
  site.payload.updateGlobal({ slug: 'data-retention', data: { sealedRecordYears } })
const dueSealedRecords = async (sealedRecordYears: number, now: Date) => {
  const rules = { ...RULES, sealedRecordYears }
  const options = { rules, now, mailDirectory: mailDirectory() }
  return (await countDueRecords(site.payload, options)).sealedRecords.count
}

test('At the end of its period an application becomes a record of who, which offer, dates and decision', async () => {
  await anApplication(
    { received: '2026-07-01T10:00:00Z', decided: '2026-08-01T10:00:00Z' },
    { status: 'rejected' },
  )
  await anApplication(
    {
      ...{ received: '2026-06-01T10:00:00Z', decided: '2026-06-05T10:00:00Z' },
      withdrawn: '2026-06-10T10:00:00Z',
    },
    { status: 'reviewed', candidateName: 'Alix Petit', candidateEmail: 'alix@candidats.test' },
  )
  await runAt(NIGHT)
  const [first, second, ...more] = await rowsOf('sealed_records')
  // Every column is compared, so that a new one cannot store more about a candidate unseen.
  expect(first).toEqual({
    ...{ id: expect.any(Number), name: 'Camille Durand', email: 'camille@candidats.test' },
    ...{ offer: 'Architecte cloud', status: 'rejected', reason: 'rejected' },
    received_at: new Date('2026-07-01T10:00:00Z'),
    decided_at: new Date('2026-08-01T10:00:00Z'),
    ...{ withdrawn_at: null, ended_at: NIGHT },
  })
  expect(second).toMatchObject({
    ...{ name: 'Alix Petit', status: 'reviewed', reason: 'withdrawn', decided_at: null },
    withdrawn_at: new Date('2026-06-10T10:00:00Z'),
  })
  expect(more).toEqual([])
  for (const table of ['job_applications', 'candidate_files', 'application_events']) {
    expect(await rowsOf(table)).toEqual([])
  }
  const runs = await query('SELECT applications, sealed, sealed_records FROM retention_runs')
  expect(runs.rows).toEqual([{ applications: 2, sealed: 2, sealed_records: 0 }])
  const { rows } = await query(
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
  await storedYears(0)
  await anApplication(old)
  await runAt(NIGHT)
  expect(await rowsOf('job_applications')).toEqual([])
  await storedYears(5)
  const spam = await anApplication(old)
  await query('UPDATE job_applications SET is_spam = true, spam_marked_at = created_at')
  const anonymised = await anApplication(old)
  await query(
    "UPDATE job_applications SET candidate_email = 'anonyme@anonyme.invalid' WHERE id = $1",
    [anonymised],
  )
  const erased = await anApplication({ received: '2026-11-01T10:00:00Z' })
  await inTransaction(site.payload, { user: null }, (req) => eraseApplications(req, [erased]))
  await runAt(NIGHT)
  const left = (await rowsOf('job_applications')).map(({ id }) => id)
  expect(left).toEqual([anonymised])
  expect(left).not.toContain(spam)
  expect(await rowsOf('sealed_records')).toEqual([])
})

test('A run that is interrupted leaves the application or its record, and the next night one record', async () => {
  await anApplication({ received: '2020-01-05T10:00:00Z' })
  await query(`
    CREATE FUNCTION interrupt() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'interrupted';
    END $$;
    CREATE TRIGGER interrupt BEFORE DELETE ON job_applications
      FOR EACH ROW EXECUTE FUNCTION interrupt()`)
  await expect(runAt(NIGHT)).rejects.toThrow()
  expect(await rowsOf('sealed_records')).toEqual([])
  await query('DROP FUNCTION interrupt CASCADE')
  expect(await rowsOf('job_applications')).toHaveLength(1)
  const nextNight = new Date('2026-11-23T03:00:00.000Z')
  await runAt(nextNight)
  await runAt(nextNight)
  await runAt(new Date('2026-11-24T03:00:00.000Z'))
  expect(await rowsOf('sealed_records')).toMatchObject([{ ended_at: nextNight }])
})

test('A record is deleted in the night after its last day, and the preview counts it', async () => {
  await anApplication({ received: '2020-01-05T10:00:00Z' })
  const sealedAt = new Date('2021-11-21T03:00:00.000Z')
  await runAt(new Date('2026-11-20T03:00:00.000Z'))
  await query('UPDATE sealed_records SET ended_at = $1', [sealedAt])
  const lastDay = new Date('2026-11-21T03:00:00.000Z')
  await runAt(lastDay)
  expect(await rowsOf('sealed_records')).toHaveLength(1)
  expect([await dueSealedRecords(5, lastDay), await dueSealedRecords(4, lastDay)]).toEqual([0, 1])
  expect(await dueSealedRecords(0, sealedAt)).toBe(0)
  expect(await dueSealedRecords(0, new Date('2021-11-22T03:00:00.000Z'))).toBe(1)
  expect(await dueSealedRecords(5, NIGHT)).toBe(1)
  await runAt(NIGHT)
  expect(await rowsOf('sealed_records')).toEqual([])
  const { rows } = await query("SELECT sealed_records FROM retention_runs WHERE day = '2026-11-22'")
  expect(rows).toEqual([{ sealed_records: 1 }])
})

test('An application whose erasure was requested leaves no record when its period ends first', async () => {
  const id = await anApplication(
    { received: '2026-07-01T10:00:00Z', decided: '2026-08-01T10:00:00Z' },
    { status: 'rejected' },
  )
  await query(
    "INSERT INTO candidate_links (application_id, nonce, erase_at) VALUES ($1, 'a nonce', $2)",
    [id, new Date(NIGHT.getTime() + 3_600_000)],
  )
  await runAt(NIGHT)
  expect(await rowsOf('job_applications')).toEqual([])
  expect(await rowsOf('sealed_records')).toEqual([])
})
