import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { JobApplication } from '@/payload-types'
import { subtractMonths } from '@/src/domain/people/retention'
import { countDueRecords } from '@/src/plugins/retention/queries/countDueRecords'
import type { RetentionKind } from '@/src/plugins/retention/rules/retentionPeriods'
import { queueNightlyJobs } from '@/src/server/worker/queueNightlyJobs'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { aCandidateFile, aContactMessage, aJobApplication, aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const NOW = new Date('2026-11-22T03:00:00.000Z')
const RETENTION_RULES = {
  ...{ applicationMonths: 24, rejectedMonths: 3, withdrawnMonths: 3 },
  ...{ messageMonths: 36, logMonths: 12 },
  ...({ sealedRecordYears: 5, timezone: 'Europe/Paris', graceDay: null } as const),
}

let testPayload: TestPayload
let mailDirectory: string

beforeAll(async () => {
  testPayload = await startTestPayload()
  mailDirectory = path.join(testPayload.dataDir, 'mails')
  mkdirSync(mailDirectory)
})
afterAll(() => testPayload.stop())
beforeEach(async () => {
  await runSql(`SET LOCAL exemplia.erasure = 'on'; TRUNCATE job_applications, contact_messages,
    candidate_files, audit_entries, payload_jobs, retention_runs, data_retention, sealed_records CASCADE`)
})

const runSql = (text: string, values: unknown[] = []) =>
  values.length > 0
    ? testPayload.payload.db.pool.query(text, values)
    : testPayload.payload.db.pool.query(text)

async function createApplicationAt(at: Date, different: Partial<JobApplication> = {}) {
  const { id } = await aJobApplication(testPayload.payload, different)
  await runSql('UPDATE job_applications SET created_at = $1 WHERE id = $2', [at, id])
  return id
}

async function createMessageAt(at: Date) {
  const { id } = await aContactMessage(testPayload.payload)
  await runSql('UPDATE contact_messages SET created_at = $1 WHERE id = $2', [at, id])
  return id
}

const insertHistoryEvent = (application: number, kind: string, at: Date) =>
  runSql('INSERT INTO application_events (application_id, kind, created_at) VALUES ($1, $2, $3)', [
    application,
    kind,
    at,
  ])

const monthsBeforeNow = (months: number, days = 0) =>
  new Date(subtractMonths(NOW, months).getTime() - days * 86_400_000)

async function applyRetentionAt(now = NOW) {
  const { applyRetention } = await import('@/src/plugins/retention/commands/applyRetention')
  const run = { day: now.toISOString().slice(0, 10), now, mailDirectory }
  while (!(await applyRetention(testPayload.payload, run)));
  await runDueJobs(testPayload.payload)
}

async function readIds(table: string): Promise<number[]> {
  const { rows } = await runSql(`SELECT id FROM ${table} ORDER BY id`)
  return rows.map(({ id }) => id)
}

const countDue = (now = NOW) =>
  countDueRecords(testPayload.payload, { rules: RETENTION_RULES, now, mailDirectory })

test('An application is deleted two years after the last event about it, not earlier', async () => {
  await createApplicationAt(monthsBeforeNow(24, 1))
  const exactly = await createApplicationAt(monthsBeforeNow(24))
  const accepted = await createApplicationAt(monthsBeforeNow(60), { status: 'accepted' })
  const decided = await createApplicationAt(monthsBeforeNow(30), { status: 'reviewed' })
  await insertHistoryEvent(decided, 'status-changed', monthsBeforeNow(23))
  const noted = await createApplicationAt(monthsBeforeNow(30))
  await insertHistoryEvent(noted, 'note-added', monthsBeforeNow(24, -1))
  const thoughtAbout = await createApplicationAt(monthsBeforeNow(30))
  await insertOpinion(thoughtAbout, (await aUser(testPayload.payload)).id, monthsBeforeNow(23))
  const onlyRead = await createApplicationAt(monthsBeforeNow(30))
  await insertHistoryEvent(onlyRead, 'read', monthsBeforeNow(1))

  expect((await countDue()).applications).toEqual({
    count: 2,
    oldest: isoWithoutFraction(monthsBeforeNow(30)),
  })
  await applyRetentionAt()
  expect(await readIds('job_applications')).toEqual([
    exactly,
    accepted,
    decided,
    noted,
    thoughtAbout,
  ])
  expect((await countDue()).applications.count).toBe(0)

  // The clock moves: at the same moment a day later the one of exactly two years goes as well.
  await applyRetentionAt(new Date(NOW.getTime() + 86_400_000))
  expect(await readIds('job_applications')).toEqual([accepted, decided, noted, thoughtAbout])
})

test('The notes, history, files, jobs and mails of an application are deleted with it', async () => {
  const cv = await aCandidateFile(testPayload.payload, 'CV Camille Durand.pdf')
  const over = await createApplicationAt(monthsBeforeNow(25), { cv: cv.id })
  const author = await aUser(testPayload.payload)
  await runSql(
    "INSERT INTO application_notes (application_id, text, author_id, created_at) VALUES ($1, 'Camille rappelle', $2, $3)",
    [over, author.id, monthsBeforeNow(25)],
  )
  await insertOpinion(over, author.id, monthsBeforeNow(25))
  await testPayload.payload.jobs.queue({
    task: 'announceApplication',
    input: { applicationId: over },
  })
  const stored = path.join(testPayload.dataDir, 'candidate-files', cv.filename ?? '')
  expect(existsSync(stored)).toBe(true)

  await applyRetentionAt()

  for (const table of [
    'application_notes',
    'application_opinions',
    'application_mentions',
    'application_events',
    'candidate_files',
    'payload_jobs',
  ]) {
    expect(await readIds(table)).toEqual([])
  }
  expect(existsSync(stored)).toBe(false)
})

test('Spam is deleted after thirty days with everything about it, and unmarked applications are not', async () => {
  const DAY = 86_400_000
  const cv = await aCandidateFile(testPayload.payload, 'CV Camille Durand.pdf')
  const stored = path.join(testPayload.dataDir, 'candidate-files', cv.filename ?? '')
  const author = await aUser(testPayload.payload)
  const marked = await createApplicationAt(monthsBeforeNow(30), { cv: cv.id, status: 'accepted' })
  const takenBack = await createApplicationAt(monthsBeforeNow(1))
  const linked = await createApplicationAt(monthsBeforeNow(1))
  const change = (id: number, isSpam: boolean) =>
    testPayload.payload.update({ collection: 'job-applications', id, data: { isSpam } })
  await runSql(
    "INSERT INTO application_notes (application_id, text, author_id) VALUES ($1, 'Publicité', $2)",
    [marked, author.id],
  )
  await runSql(
    `INSERT INTO application_answers (application_id, language, subject, body, state, send_after, answer_key)
     VALUES ($1, 'fr', 'Objet', 'Texte', 'sent', now(), 'clé')`,
    [marked],
  )
  await testPayload.payload.create({
    collection: 'application-links',
    data: { first: marked, second: linked },
  })
  for (const id of [marked, takenBack]) await change(id, true)
  await runSql('UPDATE job_applications SET spam_marked_at = $1 WHERE is_spam', [NOW])
  await change(takenBack, false)

  const almost = new Date(NOW.getTime() + 30 * DAY)
  // Spam has its own period, so that the preview of old applications does not count it twice.
  expect(await countDue(almost)).toMatchObject({ applications: { count: 0 }, spam: { count: 0 } })
  await applyRetentionAt(almost)
  expect(await readIds('job_applications')).toEqual([marked, takenBack, linked])

  const after = new Date(almost.getTime() + DAY)
  expect((await countDue(after)).spam).toEqual({ count: 1, oldest: isoWithoutFraction(NOW) })
  await applyRetentionAt(after)
  expect(await readIds('job_applications')).toEqual([takenBack, linked])
  for (const table of [
    'application_notes',
    'application_answers',
    'application_links',
    'candidate_files',
  ]) {
    expect(await readIds(table)).toEqual([])
  }
  expect(existsSync(stored)).toBe(false)
  const { rows } = await runSql(
    "SELECT details FROM audit_entries WHERE action = 'retentionApplied'",
  )
  expect(rows).toEqual([
    { details: expect.stringMatching(/^Candidatures indésirables.*\u00A0: 1$/) },
  ])
})

test('Messages, audit entries, failed jobs and stored mails are deleted after their own periods', async () => {
  const kept = await createMessageAt(monthsBeforeNow(35))
  await createMessageAt(monthsBeforeNow(37))
  const trashed = await createMessageAt(monthsBeforeNow(40))
  await runSql('UPDATE contact_messages SET deleted_at = now() WHERE id = $1', [trashed])
  const answered = await createMessageAt(monthsBeforeNow(40))
  await runSql(
    "INSERT INTO message_replies (message_id, text, reply_key, created_at) VALUES ($1, 'Bonjour', 'clé', $2)",
    [answered, monthsBeforeNow(2)],
  )
  await runSql(
    "INSERT INTO audit_entries (created_at, action) VALUES ($1, 'exported'), ($2, 'exported')",
    [monthsBeforeNow(13), monthsBeforeNow(11)],
  )
  await runSql(
    `INSERT INTO payload_jobs (task_slug, has_error, total_tried, created_at)
    VALUES ('sendReply', true, 11, $1), ('sendReply', true, 11, $2), ('sendReply', false, 0, $1)`,
    [monthsBeforeNow(13), monthsBeforeNow(11)],
  )
  const mail = (at: Date) => `${at.toISOString().replaceAll(':', '-')}-0123abcd.eml`
  writeFileSync(path.join(mailDirectory, mail(monthsBeforeNow(13))), 'alt')
  writeFileSync(path.join(mailDirectory, mail(monthsBeforeNow(11))), 'neu')

  const expected = { messages: 2, entries: 1, dispatches: 1, mails: 1, sealedRecords: 0 }
  const counted = await countDue()
  expect(countsByKind(counted)).toEqual({ applications: 0, spam: 0, ...expected })
  expect(counted.mails.oldest).toBe(monthsBeforeNow(13).toISOString())
  await applyRetentionAt()
  expect(await readIds('contact_messages')).toEqual([kept, answered])
  expect(readdirSync(mailDirectory)).toEqual([mail(monthsBeforeNow(11))])
  const dispatches = (await findJobs(testPayload.payload)).map(({ taskSlug, totalTried }) => [
    taskSlug,
    totalTried,
  ])
  expect(dispatches).toEqual([['sendReply', 11]])
  expect(countsByKind(await countDue())).toEqual({
    applications: 0,
    spam: 0,
    messages: 0,
    entries: 0,
    dispatches: 0,
    mails: 0,
    sealedRecords: 0,
  })
  // The audit trail has one entry with the numbers of deletions and without names.
  const { rows } = await runSql("SELECT * FROM audit_entries WHERE action = 'retentionApplied'")
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ actor_name: null, target: 'data-retention' })
  expect(rows[0].details).toBe(
    'Messages de contact\u00A0: 2 · Entrées du journal d’activité\u00A0: 1 · Envois abandonnés\u00A0: 1 · E-mails gardés en fichiers\u00A0: 1',
  )
  await applyRetentionAt()
  expect(
    (await runSql("SELECT 1 FROM audit_entries WHERE action = 'retentionApplied'")).rowCount,
  ).toBe(1)
})

test('A run that was interrupted continues, and counts all deletions', async () => {
  for (let index = 0; index < 5; index += 1) await createMessageAt(monthsBeforeNow(40))
  await runSql(`
    CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'broken off';
    END $$;
    CREATE TRIGGER break_off BEFORE DELETE ON payload_jobs FOR EACH ROW EXECUTE FUNCTION break_off();
    INSERT INTO payload_jobs (task_slug, has_error, total_tried, created_at)
      VALUES ('sendReply', true, 11, '2020-01-01')`)
  await expect(applyRetentionAt()).rejects.toThrow()
  expect(await readIds('contact_messages')).toEqual([])
  await runSql('DROP FUNCTION break_off CASCADE')
  await applyRetentionAt()
  const { rows } = await runSql('SELECT messages, dispatches, finished_at FROM retention_runs')
  expect(rows).toEqual([{ messages: 5, dispatches: 1, finished_at: NOW }])
})

test('A file that cannot be deleted from the store keeps a row without its name, and is deleted later', async () => {
  const cv = await aCandidateFile(testPayload.payload, 'CV Camille Durand.pdf')
  await createApplicationAt(monthsBeforeNow(25), { cv: cv.id })
  await runSql(`
    CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'broken off';
    END $$;
    CREATE TRIGGER break_off BEFORE DELETE ON candidate_files
      FOR EACH ROW EXECUTE FUNCTION break_off()`)
  await applyRetentionAt()
  const { rows } = await runSql('SELECT original_name FROM candidate_files')
  expect(rows).toEqual([{ original_name: '—' }])
  await runSql('DROP FUNCTION break_off CASCADE; UPDATE payload_jobs SET wait_until = NULL')
  await runDueJobs(testPayload.payload)
  expect(await readIds('candidate_files')).toEqual([])
})

test('One of all workers queues the run, once a day', async () => {
  const clients = await Promise.all(
    [1, 2, 3].map(async () => {
      const client = new pg.Client(testPayload.databaseUrl)
      await client.connect()
      return client
    }),
  )
  await Promise.all(
    clients.flatMap((client) => [queueNightlyJobs(client), queueNightlyJobs(client)]),
  )
  await Promise.all(clients.map((client) => client.end()))
  const queued = (await findJobs(testPayload.payload)).map(({ taskSlug }) => taskSlug)
  expect(queued.sort()).toEqual(['applyRetention', 'checkOutsideLinks'])
  await runDueJobs(testPayload.payload)
  expect(
    (await runSql('SELECT 1 FROM retention_runs WHERE finished_at IS NOT NULL')).rowCount,
  ).toBe(1)
  expect(await findJobs(testPayload.payload)).toEqual([])
})

function countsByKind(counted: Record<RetentionKind, { count: number }>) {
  return Object.fromEntries(Object.entries(counted).map(([kind, { count }]) => [kind, count]))
}

const isoWithoutFraction = (moment: Date) => moment.toISOString().replace(/\.\d+Z$/, 'Z')

/** Stores an opinion, and a note that asks for another one. */
async function insertOpinion(application: number, author: number, at: Date) {
  await runSql(
    "INSERT INTO application_opinions (application_id, author_id, opinion, sentence, created_at) VALUES ($1, $2, 'reserved', 'Camille hésite', $3)",
    [application, author, at],
  )
  const { rows } = await runSql(
    "INSERT INTO application_notes (application_id, text) VALUES ($1, 'Et toi ?') RETURNING id",
    [application],
  )
  await runSql(
    'INSERT INTO application_mentions (application_id, note_id, account_id) VALUES ($1, $2, $3)',
    [application, rows[0].id, author],
  )
}
