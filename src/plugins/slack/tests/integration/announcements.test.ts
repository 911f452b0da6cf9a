import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aContactMessage } from '@/tests/support/aContactMessage'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runDueJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { startSlackServer } from '@/tests/support/startSlackServer'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const STAFF_EMAIL = 'recrutement@exemplia.example'

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let slackServer: Awaited<ReturnType<typeof startSlackServer>>

beforeAll(async () => {
  slackServer = await startSlackServer()
  smtpServer = await startSmtpServer()
  testPayload = await startOwnPayload({
    SLACK_API_URL: slackServer.url,
    SLACK_BOT_TOKEN: 'xoxb-test',
    SLACK_CHANNEL: 'C42',
  })
  await testPayload.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
  await testPayload.payload.updateGlobal({
    slug: 'email-settings',
    data: {
      smtpHost: '127.0.0.1',
      smtpPort: smtpServer.port,
      fromEmail: 'ne-pas-repondre@exemplia.example',
      notificationRecipients: [STAFF_EMAIL],
    },
  })
})

afterEach(async () => {
  vi.restoreAllMocks()
  smtpServer.mails.length = 0
  slackServer.calls.length = 0
  slackServer.replies.length = 0
  await testPayload.payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
})

afterAll(async () => {
  await testPayload.stop()
  await smtpServer.stop()
  await slackServer.stop()
})

function queueAnnouncement(applicationId: number) {
  return testPayload.payload.jobs.queue({ task: 'announceApplication', input: { applicationId } })
}

async function announceMessage(messageId: number) {
  await testPayload.payload.jobs.queue({ task: 'announceMessage', input: { messageId } })
  await runDueJobs(testPayload.payload)
}

const findMailsTo = (address: string) =>
  smtpServer.mails.filter(({ envelopeTo }) => envelopeTo.includes(address))

test('An application is posted to the chat, and the identifier of the post is stored', async () => {
  slackServer.replies.push({ body: { ok: true, ts: '1763.77' } })
  const { id } = await anApplication(testPayload.payload, { jobTitle: "L'Oréal & <b>" })
  await queueAnnouncement(id)
  await runDueJobs(testPayload.payload)
  expect(slackServer.calls).toHaveLength(1)
  expect(slackServer.calls[0]?.body).toContain("L'Oréal &amp; &lt;b&gt;")
  const kept = await testPayload.payload.findByID({
    collection: 'job-applications',
    id,
    showHiddenFields: true,
  })
  expect(kept.chatTs).toBe('1763.77')
  expect(Date.parse(kept.announcedByMailAt ?? '')).toBeLessThanOrEqual(Date.now())
})

test('While the mail server is unreachable the application is posted once, and the mails follow later', async () => {
  vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
  await smtpServer.stop()
  const { id } = await anApplication(testPayload.payload)
  await queueAnnouncement(id)
  const start = Date.now()
  await runDueJobs(testPayload.payload)
  const [job] = await findJobs(testPayload.payload)
  expect(job).toMatchObject({ hasError: false, processing: false, totalTried: 1 })
  expect(Date.parse(job?.waitUntil ?? '')).toBeGreaterThanOrEqual(start + 30_000)
  expect(slackServer.calls).toHaveLength(1)

  // Another program may have taken the former port.
  smtpServer = await startSmtpServer()
  const { port } = smtpServer
  await testPayload.payload.updateGlobal({ slug: 'email-settings', data: { smtpPort: port } })
  await runDueJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(0)
  await runWaitingJobs(testPayload.payload)
  expect(findMailsTo(STAFF_EMAIL)).toHaveLength(1)
  expect(slackServer.calls).toHaveLength(1)
  expect(await findJobs(testPayload.payload)).toEqual([])
})

test.each([
  { answer: 'an inner refusal', body: { ok: false, error: 'channel_not_found' } },
  { answer: '404', status: 404, body: 'Not found' },
  { answer: 'something broken', body: '<html>' },
])(
  'When the chat responds with $answer, the mails are sent once and the post is tried again',
  async (reply) => {
    vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
    slackServer.replies.push(reply)
    const { id } = await anApplication(testPayload.payload)
    await queueAnnouncement(id)
    await runDueJobs(testPayload.payload)
    expect(findMailsTo(STAFF_EMAIL)).toHaveLength(1)
    await runWaitingJobs(testPayload.payload)
    expect(findMailsTo(STAFF_EMAIL)).toHaveLength(1)
    expect(slackServer.calls).toHaveLength(2)
    expect(await findJobs(testPayload.payload)).toEqual([])
  },
)

test('When the chat asks for ten minutes, the next attempt waits that long', async () => {
  vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
  slackServer.replies.push({ status: 429, headers: { 'retry-after': '600' }, body: '' })
  const { id } = await anApplication(testPayload.payload)
  await queueAnnouncement(id)
  const start = Date.now()
  await runDueJobs(testPayload.payload)
  const [job] = await findJobs(testPayload.payload)
  expect(Date.parse(job?.waitUntil ?? '')).toBeGreaterThanOrEqual(start + 600_000)
})

test('An application queued twice, together or one after the other, is posted once', async () => {
  const { id } = await anApplication(testPayload.payload)
  await queueAnnouncement(id)
  await queueAnnouncement(id)
  await runDueJobs(testPayload.payload)
  await runDueJobs(testPayload.payload)
  await queueAnnouncement(id)
  await runDueJobs(testPayload.payload)
  expect(slackServer.calls).toHaveLength(1)
  expect(await findJobs(testPayload.payload)).toEqual([])
})

test('A permanent refusal is stored as failed and logged; the mail is sent once', async () => {
  const logged = vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
  const refusal = { body: { ok: false, error: 'invalid_auth' } }
  slackServer.replies.push(...Array.from({ length: 11 }, () => refusal))
  const { id } = await anApplication(testPayload.payload)
  await queueAnnouncement(id)
  for (let tries = 0; tries < 11; tries += 1) await runWaitingJobs(testPayload.payload)
  const [failed] = await findJobs(testPayload.payload)
  expect(failed).toMatchObject({ hasError: true, processing: false, totalTried: 11 })
  expect(logged).toHaveBeenLastCalledWith(
    expect.objectContaining({
      err: expect.objectContaining({ message: expect.stringContaining('invalid_auth') }),
      msg: expect.stringContaining('max retries reached'),
    }),
  )
  expect(findMailsTo(STAFF_EMAIL)).toHaveLength(1)
})

test('A deleted application is not posted', async () => {
  const { id } = await anApplication(testPayload.payload)
  await queueAnnouncement(id)
  await testPayload.payload.delete({ collection: 'job-applications', id })
  await runDueJobs(testPayload.payload)
  expect(slackServer.calls).toHaveLength(0)
})

test('A message is posted, with the sender’s words escaped', async () => {
  const { id } = await aContactMessage(testPayload.payload, { message: "L'Oréal & <b> <!here>" })
  await announceMessage(id)
  expect(slackServer.calls).toHaveLength(1)
  expect(slackServer.calls[0]?.body).toContain("L'Oréal &amp; &lt;b&gt; &lt;!here&gt;")
  expect(slackServer.calls[0]?.body).toContain('Audit de sécurité')
})

test('The post of an English message names its language in French', async () => {
  const { id } = await aContactMessage(testPayload.payload, { language: 'en' })
  await announceMessage(id)
  expect(slackServer.calls[0]?.body).toContain('anglais')
})

test('A message announced twice is posted once', async () => {
  const { id } = await aContactMessage(testPayload.payload)
  await announceMessage(id)
  await announceMessage(id)
  expect(slackServer.calls).toHaveLength(1)
})
