import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { removeEndedJobs } from '@/src/server/worker/releaseStuckJobs'
import { eventually } from '@/tests/support/eventually'
import { aJobApplication } from '@/tests/support/records'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const PERSON_EMAIL = 'ines@candidats.test'

let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let testPayload: TestPayload

beforeAll(async () => {
  smtpServer = await startSmtpServer()
  testPayload = await startOwnPayload({ SMTP_URL: `smtp://127.0.0.1:${smtpServer.port}` })
})
afterAll(async () => {
  await testPayload.stop()
  await smtpServer.stop()
})
afterEach(() => {
  smtpServer.whileReceiving = async () => undefined
  vi.restoreAllMocks()
})

/** Queues the announcement of an application; `whileReceiving` delays its mail. */
async function queueAnnouncement() {
  const { id } = await aJobApplication(testPayload.payload, { candidateEmail: PERSON_EMAIL })
  await testPayload.payload.jobs.queue({
    task: 'announceApplication',
    input: { applicationId: id },
  })
}

async function eraseTestPerson() {
  const { erasePerson } = await import('@/src/plugins/personal-data/commands/erasePerson')
  const asked = { address: PERSON_EMAIL, mailDirectory: testPayload.dataDir, erased: '[effacé]' }
  return erasePerson(testPayload.payload, { user: null }, asked)
}

// Payload itself uses one connection.
const countUsedConnections = () =>
  testPayload.payload.db.pool.totalCount - testPayload.payload.db.pool.idleCount
const expectNoConnectionLeak = () =>
  eventually(() => expect(countUsedConnections()).toBeLessThanOrEqual(1))

async function queryDatabase(text: string) {
  const client = new pg.Client(testPayload.databaseUrl)
  await client.connect()
  await client.query(text)
  await client.end()
}

const findAnnouncementJobs = async () =>
  (
    await testPayload.payload.db.pool.query('SELECT task_slug, input FROM payload_jobs')
  ).rows.filter(({ task_slug }) => task_slug === 'announceApplication')

test('Erasing a person during an announcement leaks no connection and leaves no job', async () => {
  await queueAnnouncement()
  let erased: Promise<unknown> | undefined
  smtpServer.whileReceiving = () => {
    erased ??= eraseTestPerson()
    return erased
  }
  await testPayload.payload.jobs.run({ allQueues: true, silent: true })
  expect(erased).toBeDefined()
  await expectNoConnectionLeak()
  const client = new pg.Client(testPayload.databaseUrl)
  await client.connect()
  await removeEndedJobs(client)
  await client.end()
  expect(await findAnnouncementJobs()).toEqual([])
  const sent = smtpServer.mails.length
  await testPayload.payload.jobs.run({ allQueues: true, silent: true })
  expect(smtpServer.mails).toHaveLength(sent)
})

test('A deleted row of a running job leaks no connection', async () => {
  vi.spyOn(testPayload.payload.logger, 'error').mockImplementation(() => undefined)
  await queueAnnouncement()
  smtpServer.whileReceiving = () => queryDatabase('DELETE FROM payload_jobs')
  await testPayload.payload.jobs.run({ allQueues: true, silent: true }).catch(() => undefined)
  await expectNoConnectionLeak()
})

test('Connections that the database ends while a job is logged return to the pool', async () => {
  vi.spyOn(testPayload.payload.logger, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await queueAnnouncement()
  let ended: Promise<void> | undefined
  smtpServer.whileReceiving = () => {
    ended ??= queryDatabase(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`)
    return ended
  }
  await testPayload.payload.jobs.run({ allQueues: true, silent: true }).catch(() => undefined)
  await expectNoConnectionLeak()
  // The pool removes a connection that PostgreSQL has ended only when it notices the end.
  await eventually(async () =>
    expect(await testPayload.payload.count({ collection: 'users' })).toHaveProperty('totalDocs'),
  )
})
