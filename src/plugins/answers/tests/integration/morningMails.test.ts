import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueMorningMails } from '@/src/server/worker/queueMorningMails'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { aUser } from '@/tests/support/records'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let databaseClient: pg.Client

beforeAll(async () => {
  smtpServer = await startSmtpServer()
  testPayload = await startTestPayload()
  await testPayload.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort: smtpServer.port },
  })
  databaseClient = new pg.Client({ connectionString: testPayload.databaseUrl })
  await databaseClient.connect()
})
afterAll(async () => {
  await databaseClient.end()
  await testPayload.stop()
  await smtpServer.stop()
})

/** Midnight is before every hour, so that the time of day of the test does not matter. */
const queueMorningMailsNow = () => queueMorningMails(databaseClient, 0)

test('Only subscribers get the mail, once a morning, and only while replies are due', async () => {
  await aUser(testPayload.payload, { email: 'quiet@exemplia.test' })
  await anApplication(testPayload.payload, { createdAt: '2026-01-01T10:00:00Z' })
  await queueMorningMailsNow()
  expect(await findJobs(testPayload.payload)).toEqual([])

  const { id } = await aUser(testPayload.payload, { email: 'early@exemplia.test' })
  await testPayload.payload.update({ collection: 'users', id, data: { morningMail: true } })
  for (const _ of [1, 2]) {
    await queueMorningMailsNow()
    await runDueJobs(testPayload.payload)
  }
  expect(smtpServer.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([['early@exemplia.test']])
  expect(smtpServer.mails[0]?.subject).toBe('À répondre\u00a0: 1 en retard')
  expect(smtpServer.mails[0]?.text).toContain('/admin/collections/job-applications?where')

  await databaseClient.query('DELETE FROM morning_mails')
  await databaseClient.query('UPDATE job_applications SET awaits_answer = false')
  await queueMorningMailsNow()
  await runDueJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(1)
})

test('The mail waits for its hour', async () => {
  await databaseClient.query('DELETE FROM morning_mails')
  const NEVER = 24
  await queueMorningMails(databaseClient, NEVER)
  const { rows } = await databaseClient.query(
    "SELECT day FROM morning_mails WHERE kind = 'answers'",
  )
  expect(rows).toEqual([])
})
