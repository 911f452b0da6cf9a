import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { withRequestId } from '@/src/log/requestContext'
import { runDueJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { aUser } from '@/tests/support/records'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { aMessageForm, anApplicationForm, createScriptRequest } from '@/tests/support/submissions'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  smtpServer = await startSmtpServer()
  testPayload = await startOwnPayload({ SMTP_URL: `smtp://127.0.0.1:${smtpServer.port}` })
})
afterEach(() => smtpServer.mails.splice(0))
afterAll(async () => {
  await testPayload.stop()
  await smtpServer.stop()
})

const readRequestIdsInMails = () =>
  smtpServer.mails.map(({ headers }) => headers.find(({ key }) => key === 'x-request-id')?.value)

/** Runs the jobs as the job runner does: in a request of its own. */
const runJobsWithRequestId = () =>
  withRequestId(randomUUID(), () => runDueJobs(testPayload.payload))

async function sendForm(route: 'candidatures' | 'messages-contact', form: FormData) {
  const requestId = randomUUID()
  const { POST } = await import(`../../../src/app/api/${route}/route.ts`)
  const answer = await withRequestId(requestId, () =>
    POST(createScriptRequest(`/api/${route}`, form)),
  )
  expect(answer.status).toBe(200)
  return requestId
}

test('Each mail about an application has the id of the request that sent it', async () => {
  const requestId = await sendForm('candidatures', await anApplicationForm())
  await runJobsWithRequestId()
  // One mail to staff, one to the candidate.
  expect(readRequestIdsInMails()).toEqual([requestId, requestId])
})

test('Two messages that one run announces have their own request ids', async () => {
  const first = await sendForm('messages-contact', aMessageForm())
  const second = await sendForm(
    'messages-contact',
    aMessageForm({ email: 'une.autre@mail.example' }),
  )
  await runJobsWithRequestId()
  expect(readRequestIdsInMails().toSorted()).toEqual([first, second].toSorted())
})

test('A queued mail has the request id until it is sent', async () => {
  const requestId = await sendForm('messages-contact', aMessageForm())
  smtpServer.refusal = { code: 450, words: 'later' }
  await runJobsWithRequestId()
  expect(smtpServer.mails).toEqual([])
  smtpServer.refusal = null
  await withRequestId(randomUUID(), () => runWaitingJobs(testPayload.payload))
  expect(readRequestIdsInMails()).toEqual([requestId])
})

test('A mail of a request has its request id, and a mail without a request has none', async () => {
  const { email } = await aUser(testPayload.payload)
  const mail = () => testPayload.payload.sendEmail({ to: email, subject: 'Essai', text: 'Essai' })
  const requestId = randomUUID()
  await withRequestId(requestId, mail)
  await mail()
  expect(readRequestIdsInMails()).toEqual([requestId, undefined])
})
