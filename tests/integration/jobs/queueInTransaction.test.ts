import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApplication } from '../../support/anApplication'
import { findJobs, runDueJobs } from '../../support/dueJobs'
import { startSmtpServer } from '../../support/startSmtpServer'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'

let site: TestPayload
let mailServer: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  mailServer = await startSmtpServer()
  site = await startOwnPayload({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` })
})

afterAll(async () => {
  await site.stop()
  await mailServer.stop()
})

async function queueInTransaction(applicationId: number) {
  const transactionID = (await site.payload.db.beginTransaction()) ?? ''
  const req = await createLocalReq({ req: { transactionID } }, site.payload)
  await site.payload.jobs.queue({ task: 'announceApplication', input: { applicationId }, req })
  return transactionID
}

test('A job queued in a transaction that is rolled back never runs', async () => {
  const { id } = await anApplication(site.payload)
  await site.payload.db.rollbackTransaction(await queueInTransaction(id))
  await runDueJobs(site.payload)
  expect(await findJobs(site.payload)).toEqual([])
  expect(mailServer.mails).toEqual([])
})

test('A job runs once its transaction is committed, not before', async () => {
  const { id } = await anApplication(site.payload)
  const transactionID = await queueInTransaction(id)
  await runDueJobs(site.payload)
  expect(mailServer.mails).toEqual([])
  await site.payload.db.commitTransaction(transactionID)
  await runDueJobs(site.payload)
  expect(mailServer.mails).toHaveLength(2)
})
