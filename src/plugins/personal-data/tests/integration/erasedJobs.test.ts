import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { removeEndedJobs } from '@/src/server/worker/releaseStuckJobs'
import { eventually } from '@/tests/support/eventually'
import { aJobApplication } from '@/tests/support/records'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const PERSON = 'ines@candidats.test'

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let site: TestPayload

beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startOwnPayload({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
})
afterAll(async () => {
  await site.stop()
  await smtp.stop()
})
afterEach(() => {
  smtp.whileReceiving = async () => undefined
  vi.restoreAllMocks()
})

/** Queues the announcement of an application; `whileReceiving` delays its mail. */
async function queueAnnouncement() {
  const { id } = await aJobApplication(site.payload, { candidateEmail: PERSON })
  await site.payload.jobs.queue({ task: 'announceApplication', input: { applicationId: id } })
}

async function erase() {
  const { erasePerson } = await import('@/src/plugins/personal-data/commands/erasePerson')
  const asked = { address: PERSON, mailDirectory: site.dataDir, erased: '[effacé]' }
  return erasePerson(site.payload, { user: null }, asked)
}

// Payload itself uses one connection.
const usedConnections = () => site.payload.db.pool.totalCount - site.payload.db.pool.idleCount
const expectNoLeak = () => eventually(() => expect(usedConnections()).toBeLessThanOrEqual(1))

async function query(text: string) {
  const client = new pg.Client(site.databaseUrl)
  await client.connect()
  await client.query(text)
  await client.end()
}

const jobs = async () =>
  (await site.payload.db.pool.query('SELECT task_slug, input FROM payload_jobs')).rows.filter(
    ({ task_slug }) => task_slug === 'announceApplication',
  )

test('Erasing a person during an announcement leaks no connection and leaves no job', async () => {
  await queueAnnouncement()
  let erased: Promise<unknown> | undefined
  smtp.whileReceiving = () => {
    erased ??= erase()
    return erased
  }
  await site.payload.jobs.run({ allQueues: true, silent: true })
  expect(erased).toBeDefined()
  await expectNoLeak()
  const client = new pg.Client(site.databaseUrl)
  await client.connect()
  await removeEndedJobs(client)
  await client.end()
  expect(await jobs()).toEqual([])
  const sent = smtp.mails.length
  await site.payload.jobs.run({ allQueues: true, silent: true })
  expect(smtp.mails).toHaveLength(sent)
})

test('A deleted row of a running job leaks no connection', async () => {
  vi.spyOn(site.payload.logger, 'error').mockImplementation(() => undefined)
  await queueAnnouncement()
  smtp.whileReceiving = () => query('DELETE FROM payload_jobs')
  await site.payload.jobs.run({ allQueues: true, silent: true }).catch(() => undefined)
  await expectNoLeak()
})

test('Connections that the database ends while a job is logged return to the pool', async () => {
  vi.spyOn(site.payload.logger, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await queueAnnouncement()
  let ended: Promise<void> | undefined
  smtp.whileReceiving = () => {
    ended ??= query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`)
    return ended
  }
  await site.payload.jobs.run({ allQueues: true, silent: true }).catch(() => undefined)
  await expectNoLeak()
  // The pool removes a connection that PostgreSQL has ended only when it notices the end.
  await eventually(async () =>
    expect(await site.payload.count({ collection: 'users' })).toHaveProperty('totalDocs'),
  )
})
