import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApplication } from '../../support/anApplication'
import { findJobs, runDueJobs } from '../../support/dueJobs'
import { startSmtpServer } from '../../support/startSmtpServer'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  smtpServer = await startSmtpServer()
  testPayload = await startOwnPayload({ SMTP_URL: `smtp://127.0.0.1:${smtpServer.port}` })
})

afterAll(async () => {
  await testPayload.stop()
  await smtpServer.stop()
})

async function queueAnnouncementInTransaction(applicationId: number) {
  const transactionID = (await testPayload.payload.db.beginTransaction()) ?? ''
  const req = await createLocalReq({ req: { transactionID } }, testPayload.payload)
  await testPayload.payload.jobs.queue({
    task: 'announceApplication',
    input: { applicationId },
    req,
  })
  return transactionID
}

test('A job queued in a transaction that is rolled back never runs', async () => {
  const { id } = await anApplication(testPayload.payload)
  await testPayload.payload.db.rollbackTransaction(await queueAnnouncementInTransaction(id))
  await runDueJobs(testPayload.payload)
  expect(await findJobs(testPayload.payload)).toEqual([])
  expect(smtpServer.mails).toEqual([])
})

test('A job runs once its transaction is committed, not before', async () => {
  const { id } = await anApplication(testPayload.payload)
  const transactionID = await queueAnnouncementInTransaction(id)
  await runDueJobs(testPayload.payload)
  expect(smtpServer.mails).toEqual([])
  await testPayload.payload.db.commitTransaction(transactionID)
  await runDueJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(2)
})
