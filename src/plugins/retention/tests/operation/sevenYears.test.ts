import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyRetention } from '@/src/plugins/retention/commands/applyRetention'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { aCandidateFile } from '@/tests/support/records'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

// Later than the clock of the database, whose own times are thus recognised.
const FIRST_NIGHT = Date.UTC(2040, 10, 28, 2)
const DAY_MS = 86_400_000
const FIRST_DATE = new Date(FIRST_NIGHT - DAY_MS)
const SIMULATED_NIGHTS = 7 * 365 + 2
const APPLICATION_COUNT = 2_000
/** One application in five has a file; five and the number of lives have no common divisor. */
const APPLICATIONS_PER_FILE = 5
/** Days between two applications: the last one is received in the seventh year. */
const DAYS_BETWEEN_APPLICATIONS = 1.25

type ApplicationLife = {
  /** Columns of the application; days count from its reception. */
  columns?: (day: (days: number) => Date) => Record<string, unknown>
  /** Events of its history, with the days after its reception. */
  events?: Record<string, number>
  /** When its period starts, in days after its reception, and its length; null: no deletion. */
  period: { days: number; months: number } | { days: number; thenDays: number } | null
}

const decisionColumns = (status: string, after: number) => (day: (days: number) => Date) => ({
  status,
  status_changed_at: day(after),
})

// Each way in which an application can end, with the default periods.
const APPLICATION_LIVES: ApplicationLife[] = [
  { period: { days: 0, months: 24 } },
  { events: { 'note-added': 150.3 }, period: { days: 150.3, months: 24 } },
  { events: { read: 400 }, period: { days: 0, months: 24 } },
  {
    columns: decisionColumns('reviewed', 61.9),
    events: { 'status-changed': 61.9 },
    period: { days: 61.9, months: 24 },
  },
  {
    columns: decisionColumns('rejected', 31.2),
    events: { 'status-changed': 31.2 },
    period: { days: 31.2, months: 3 },
  },
  // A note after the decision does not extend its period.
  {
    columns: decisionColumns('rejected', 31.2),
    events: { 'status-changed': 31.2, 'note-added': 80 },
    period: { days: 31.2, months: 3 },
  },
  // With a consent it is stored until the consent ends.
  {
    columns: (day) => ({
      ...decisionColumns('rejected', 31.2)(day),
      ...{ keep_consent_at: day(0), keep_consent_until: day(365) },
    }),
    events: { 'status-changed': 31.2 },
    period: { days: 365, months: 0 },
  },
  {
    columns: (day) => ({
      ...decisionColumns('rejected', 31.2)(day),
      ...{ keep_consent_at: day(0), keep_consent_until: day(730) },
      keep_consent_withdrawn_at: day(40),
    }),
    events: { 'status-changed': 31.2 },
    period: { days: 31.2, months: 3 },
  },
  {
    columns: decisionColumns('accepted', 40),
    events: { 'status-changed': 40 },
    period: null,
  },
  {
    columns: (day) => ({ withdrawn_at: day(20.5) }),
    events: { withdrawn: 20.5 },
    period: { days: 20.5, months: 3 },
  },
  {
    columns: (day) => ({ ...decisionColumns('rejected', 10)(day), withdrawn_at: day(20.5) }),
    events: { 'status-changed': 10, withdrawn: 20.5 },
    period: { days: 20.5, months: 3 },
  },
  {
    columns: (day) => ({ status: 'accepted', is_spam: true, spam_marked_at: day(1.5) }),
    period: { days: 1.5, thenDays: 30 },
  },
]

type ExpectedRecord = {
  id: number
  token: string
  isStored: (now: Date) => boolean
  /** The last day of its sealed record, from the night on which it is deleted; null: no record. */
  sealed: { from: string; until: string } | null
}

let testPayload: TestPayload
let mailDirectory: string
const simulatedApplications: ExpectedRecord[] = []

beforeAll(async () => {
  testPayload = await startOwnPayload()
  mailDirectory = path.join(testPayload.dataDir, 'mails')
  mkdirSync(mailDirectory)
  // It compares with the clock of the database, which does not move.
  await runSql('ALTER TABLE audit_entries DISABLE TRIGGER USER')
  for (let index = 0; index < APPLICATION_COUNT; index++)
    simulatedApplications.push(await receiveApplication(index))
})
afterAll(() => testPayload.stop())

const runSql = (text: string, values: unknown[] = []) =>
  testPayload.payload.db.pool.query(text, values)

/** Stores an application whose words, file and mail contain its token. */
async function receiveApplication(index: number): Promise<ExpectedRecord> {
  const token = `q7x${String(index).padStart(5, '0')}z`
  const life = APPLICATION_LIVES[index % APPLICATION_LIVES.length] ?? { period: null }
  const received = FIRST_NIGHT + index * DAYS_BETWEEN_APPLICATIONS * DAY_MS
  const day = (days: number) => new Date(received + days * DAY_MS)
  const cv =
    index % APPLICATIONS_PER_FILE === 0
      ? await aCandidateFile(
          testPayload.payload,
          `${token}.pdf`,
          Buffer.from(`%PDF-1.4\n${token}\n%%EOF\n`),
        )
      : null
  const columns: Record<string, unknown> = {
    candidate_name: `Camille ${token}`,
    candidate_email: `${token}@candidats.test`,
    cover_letter: `Bonjour, ${token} vous écrit.`,
    job_title: 'Architecte cloud',
    status: 'pending',
    cv_id: cv?.id ?? null,
    created_at: day(0),
    updated_at: day(0),
    ...life.columns?.(day),
  }
  const names = Object.keys(columns)
  const { rows } = await runSql(
    `INSERT INTO job_applications (${names}) VALUES (${names.map((_, at) => `$${at + 1}`)}) RETURNING id`,
    Object.values(columns),
  )
  const { id } = rows[0]
  for (const [kind, after] of Object.entries(life.events ?? {})) {
    await runSql(
      'INSERT INTO application_events (application_id, kind, created_at) VALUES ($1, $2, $3)',
      [id, kind, day(after)],
    )
  }
  await runSql(
    'INSERT INTO application_notes (application_id, text, created_at) VALUES ($1, $2, $3)',
    [id, `${token} rappelle.`, day(0)],
  )
  const sentAt = day(0).toISOString().replace(/:/g, '-')
  writeFileSync(
    path.join(mailDirectory, `${sentAt}-${String(index).padStart(8, '0')}.eml`),
    `Message-ID: <acknowledgement-${id}-1@exemplia.test>\r\n\r\nBonjour ${token}`,
  )
  return {
    id,
    token,
    isStored: createIsStored(life.period, day),
    sealed: sealedRecordPeriod(life.period, day),
  }
}

function createIsStored(period: ApplicationLife['period'], day: (days: number) => Date) {
  if (!period) return () => true
  if ('thenDays' in period) {
    const end = day(period.days + period.thenDays)
    return (now: Date) => now <= end
  }
  const lastDay = dayMonthsLater(parisDay(day(period.days)), period.months)
  return (now: Date) => parisDay(now) <= lastDay
}

const SEALED_RECORD_YEARS = 5

function sealedRecordPeriod(period: ApplicationLife['period'], day: (days: number) => Date) {
  // Spam leaves no sealed record, and an accepted application is not deleted by itself.
  if (!period || 'thenDays' in period) return null
  const lastDay = dayMonthsLater(parisDay(day(period.days)), period.months)
  const from = parisDay(new Date(Date.parse(`${lastDay}T12:00:00Z`) + DAY_MS))
  return { from, until: dayMonthsLater(from, 12 * SEALED_RECORD_YEARS) }
}

const PARIS_DAY_FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })
const parisDay = (moment: Date) => PARIS_DAY_FORMAT.format(moment)

function dayMonthsLater(day: string, months: number) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)))
    .toISOString()
    .slice(0, 10)
}

async function runNight(now: Date) {
  const night = { day: now.toISOString().slice(0, 10), now, mailDirectory }
  while (!(await applyRetention(testPayload.payload, night)));
}

test('Over seven years each application is deleted on its night, with everything that names it', {
  timeout: 1_800_000,
}, async () => {
  for (let night = 0; night < SIMULATED_NIGHTS; night++) {
    const now = new Date(FIRST_NIGHT + night * DAY_MS)
    await runNight(now)
    await runSql('UPDATE audit_entries SET created_at = $1 WHERE created_at < $2', [
      now,
      FIRST_DATE,
    ])
    const { rows } = await runSql('SELECT id FROM job_applications ORDER BY id')
    const stored = simulatedApplications.filter(({ isStored }) => isStored(now))
    expect({ now, ids: rows.map(({ id }) => id) }).toEqual({ now, ids: stored.map(({ id }) => id) })
    const sealed = simulatedApplications.filter(({ sealed: record }) => isSealedOn(record, now))
    const { rows: records } = await runSql('SELECT email FROM sealed_records ORDER BY email')
    expect({ now, sealed: records.map(({ email }) => email) }).toEqual({
      now,
      sealed: sealed.map(({ token }) => `${token}@candidats.test`).sort(),
    })
    if (night % 365 === 364) await expectOnlyTracesOf(stored, sealed)
  }
  // Of the first years nothing is left; of the later ones only the fields of the sealed records.
  const last = new Date(FIRST_NIGHT + (SIMULATED_NIGHTS - 1) * DAY_MS)
  const ended = simulatedApplications.filter(
    ({ sealed: record }) => record && record.until < parisDay(last),
  )
  expect(ended.length).toBeGreaterThan(100)
  // The audit trail records each night for twelve months.
  const { rows } = await runSql('SELECT count(*)::int AS entries FROM audit_entries')
  expect(rows[0].entries).toBeGreaterThan(200)
  expect(rows[0].entries).toBeLessThan(370)
})

const isSealedOn = (record: ExpectedRecord['sealed'], now: Date) =>
  record !== null && record.from <= parisDay(now) && parisDay(now) <= record.until

/**
 * Looks for the tokens in the rows, in the files of the database and in the folders of the site. A
 * sealed record may have them in its name and its e-mail address, and PostgreSQL in the statistics
 * of these two columns, nowhere else.
 */
async function expectOnlyTracesOf(stored: ExpectedRecord[], sealed: ExpectedRecord[]) {
  while ((await findJobs(testPayload.payload)).length > 0) await runDueJobs(testPayload.payload)
  // The planner's statistics have samples of the values until the next analysis of their table.
  await runSql('DELETE FROM pg_statistic')
  await runSql('VACUUM FULL')
  await runSql('CHECKPOINT')
  const { rows } = await runSql(
    "SELECT setting || '/base/' || oid AS folder FROM pg_settings, pg_database WHERE name = 'data_directory' AND datname = current_database()",
  )
  const { rows: relations } = await runSql(
    "SELECT relfilenode::text AS name FROM pg_class WHERE relname LIKE 'sealed_records%' OR relname IN ('pg_statistic', 'pg_toast_2619')",
  )
  const sealedFiles = relations.map((relation) => relation.name)
  const storedTokens = new Set(stored.map(({ token }) => token))
  const sealedTokens = new Set(sealed.map(({ token }) => token))
  for (const folder of [
    rows[0].folder,
    path.join(testPayload.dataDir, 'candidate-files'),
    mailDirectory,
  ]) {
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const content = name + readFileSync(path.join(folder, name), 'latin1')
      const left = [...content.matchAll(/q7x\d{5}z/g)].map(([token]) => token)
      const isSealedFile = folder === rows[0].folder && sealedFiles.includes(name)
      const isExpected = (token = '') =>
        storedTokens.has(token) || (isSealedFile && sealedTokens.has(token))
      expect({ name, left: left.filter((token) => !isExpected(token)) }).toEqual({
        name,
        left: [],
      })
    }
  }
}
