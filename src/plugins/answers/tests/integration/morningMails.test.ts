import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueMorningMails } from '@/src/server/worker/queueMorningMails'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { aUser } from '@/tests/support/records'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let client: pg.Client

beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startTestPayload()
  await site.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort: smtp.port },
  })
  client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await site.stop()
  await smtp.stop()
})

/** Midnight is before every hour, so that the time of day of the test does not matter. */
const morning = () => queueMorningMails(client, 0)

test('Only subscribers get the mail, once a morning, and only while replies are due', async () => {
  await aUser(site.payload, { email: 'quiet@exemplia.test' })
  await anApplication(site.payload, { createdAt: '2026-01-01T10:00:00Z' })
  await morning()
  expect(await findJobs(site.payload)).toEqual([])

  const { id } = await aUser(site.payload, { email: 'early@exemplia.test' })
  await site.payload.update({ collection: 'users', id, data: { morningMail: true } })
  for (const _ of [1, 2]) {
    await morning()
    await runDueJobs(site.payload)
  }
  expect(smtp.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([['early@exemplia.test']])
  expect(smtp.mails[0]?.subject).toBe('À répondre\u00a0: 1 en retard')
  expect(smtp.mails[0]?.text).toContain('/admin/collections/job-applications?where')

  await client.query('DELETE FROM morning_mails')
  await client.query('UPDATE job_applications SET awaits_answer = false')
  await morning()
  await runDueJobs(site.payload)
  expect(smtp.mails).toHaveLength(1)
})

test('The mail waits for its hour', async () => {
  await client.query('DELETE FROM morning_mails')
  const NEVER = 24
  await queueMorningMails(client, NEVER)
  const { rows } = await client.query("SELECT day FROM morning_mails WHERE kind = 'answers'")
  expect(rows).toEqual([])
})
