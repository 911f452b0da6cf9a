import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { withRequestId } from '@/src/log/requestContext'
import { runDueJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { aUser } from '@/tests/support/records'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { aMessageForm, anApplicationForm, scriptRequest } from '@/tests/support/submissions'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let server: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  server = await startSmtpServer()
  site = await startOwnPayload({ SMTP_URL: `smtp://127.0.0.1:${server.port}` })
})
afterEach(() => server.mails.splice(0))
afterAll(async () => {
  await site.stop()
  await server.stop()
})

const namesInMails = () =>
  server.mails.map(({ headers }) => headers.find(({ key }) => key === 'x-request-id')?.value)

/** Runs the jobs as the job runner does: in a request of its own. */
const runJobs = () => withRequestId(randomUUID(), () => runDueJobs(site.payload))

async function send(route: 'candidatures' | 'messages-contact', form: FormData) {
  const requestId = randomUUID()
  const { POST } = await import(`../../../src/app/api/${route}/route.ts`)
  const answer = await withRequestId(requestId, () => POST(scriptRequest(`/api/${route}`, form)))
  expect(answer.status).toBe(200)
  return requestId
}

test('Each mail about an application has the id of the request that sent it', async () => {
  const requestId = await send('candidatures', await anApplicationForm())
  await runJobs()
  // One mail to staff, one to the candidate.
  expect(namesInMails()).toEqual([requestId, requestId])
})

test('Two messages that one run announces have their own request ids', async () => {
  const first = await send('messages-contact', aMessageForm())
  const second = await send('messages-contact', aMessageForm({ email: 'une.autre@mail.example' }))
  await runJobs()
  expect(namesInMails().toSorted()).toEqual([first, second].toSorted())
})

test('A queued mail has the request id until it is sent', async () => {
  const requestId = await send('messages-contact', aMessageForm())
  server.refusal = { code: 450, words: 'later' }
  await runJobs()
  expect(server.mails).toEqual([])
  server.refusal = null
  await withRequestId(randomUUID(), () => runWaitingJobs(site.payload))
  expect(namesInMails()).toEqual([requestId])
})

test('A mail of a request has its request id, and a mail without a request has none', async () => {
  const { email } = await aUser(site.payload)
  const mail = () => site.payload.sendEmail({ to: email, subject: 'Essai', text: 'Essai' })
  const requestId = randomUUID()
  await withRequestId(requestId, mail)
  await mail()
  expect(namesInMails()).toEqual([requestId, undefined])
})
