import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aContactMessage } from '@/tests/support/aContactMessage'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runDueJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { startSlackServer } from '@/tests/support/startSlackServer'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const STAFF = 'recrutement@exemplia.example'

let site: TestPayload
let mailServer: Awaited<ReturnType<typeof startSmtpServer>>
let slack: Awaited<ReturnType<typeof startSlackServer>>

beforeAll(async () => {
  slack = await startSlackServer()
  mailServer = await startSmtpServer()
  site = await startOwnPayload({
    SLACK_API_URL: slack.url,
    SLACK_BOT_TOKEN: 'xoxb-test',
    SLACK_CHANNEL: 'C42',
  })
  await site.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
  await site.payload.updateGlobal({
    slug: 'email-settings',
    data: {
      smtpHost: '127.0.0.1',
      smtpPort: mailServer.port,
      fromEmail: 'ne-pas-repondre@exemplia.example',
      notificationRecipients: [STAFF],
    },
  })
})

afterEach(async () => {
  vi.restoreAllMocks()
  mailServer.mails.length = 0
  slack.calls.length = 0
  slack.replies.length = 0
  await site.payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
})

afterAll(async () => {
  await site.stop()
  await mailServer.stop()
  await slack.stop()
})

function queue(applicationId: number) {
  return site.payload.jobs.queue({ task: 'announceApplication', input: { applicationId } })
}

async function announce(messageId: number) {
  await site.payload.jobs.queue({ task: 'announceMessage', input: { messageId } })
  await runDueJobs(site.payload)
}

const mailsTo = (address: string) =>
  mailServer.mails.filter(({ envelopeTo }) => envelopeTo.includes(address))

test('An application is posted to the chat, and the identifier of the post is stored', async () => {
  slack.replies.push({ body: { ok: true, ts: '1763.77' } })
  const { id } = await anApplication(site.payload, { jobTitle: "L'Oréal & <b>" })
  await queue(id)
  await runDueJobs(site.payload)
  expect(slack.calls).toHaveLength(1)
  expect(slack.calls[0]?.body).toContain("L'Oréal &amp; &lt;b&gt;")
  const kept = await site.payload.findByID({
    collection: 'job-applications',
    id,
    showHiddenFields: true,
  })
  expect(kept.chatTs).toBe('1763.77')
  expect(Date.parse(kept.announcedByMailAt ?? '')).toBeLessThanOrEqual(Date.now())
})

test('While the mail server is unreachable the application is posted once, and the mails follow later', async () => {
  vi.spyOn(site.payload.logger, 'error').mockReturnValue(undefined)
  await mailServer.stop()
  const { id } = await anApplication(site.payload)
  await queue(id)
  const start = Date.now()
  await runDueJobs(site.payload)
  const [job] = await findJobs(site.payload)
  expect(job).toMatchObject({ hasError: false, processing: false, totalTried: 1 })
  expect(Date.parse(job?.waitUntil ?? '')).toBeGreaterThanOrEqual(start + 30_000)
  expect(slack.calls).toHaveLength(1)

  // Another program may have taken the former port.
  mailServer = await startSmtpServer()
  const { port } = mailServer
  await site.payload.updateGlobal({ slug: 'email-settings', data: { smtpPort: port } })
  await runDueJobs(site.payload)
  expect(mailServer.mails).toHaveLength(0)
  await runWaitingJobs(site.payload)
  expect(mailsTo(STAFF)).toHaveLength(1)
  expect(slack.calls).toHaveLength(1)
  expect(await findJobs(site.payload)).toEqual([])
})

test.each([
  { answer: 'an inner refusal', body: { ok: false, error: 'channel_not_found' } },
  { answer: '404', status: 404, body: 'Not found' },
  { answer: 'something broken', body: '<html>' },
])(
  'When the chat responds with $answer, the mails are sent once and the post is tried again',
  async (reply) => {
    vi.spyOn(site.payload.logger, 'error').mockReturnValue(undefined)
    slack.replies.push(reply)
    const { id } = await anApplication(site.payload)
    await queue(id)
    await runDueJobs(site.payload)
    expect(mailsTo(STAFF)).toHaveLength(1)
    await runWaitingJobs(site.payload)
    expect(mailsTo(STAFF)).toHaveLength(1)
    expect(slack.calls).toHaveLength(2)
    expect(await findJobs(site.payload)).toEqual([])
  },
)

test('When the chat asks for ten minutes, the next attempt waits that long', async () => {
  vi.spyOn(site.payload.logger, 'error').mockReturnValue(undefined)
  slack.replies.push({ status: 429, headers: { 'retry-after': '600' }, body: '' })
  const { id } = await anApplication(site.payload)
  await queue(id)
  const start = Date.now()
  await runDueJobs(site.payload)
  const [job] = await findJobs(site.payload)
  expect(Date.parse(job?.waitUntil ?? '')).toBeGreaterThanOrEqual(start + 600_000)
})

test('An application queued twice, together or one after the other, is posted once', async () => {
  const { id } = await anApplication(site.payload)
  await queue(id)
  await queue(id)
  await runDueJobs(site.payload)
  await runDueJobs(site.payload)
  await queue(id)
  await runDueJobs(site.payload)
  expect(slack.calls).toHaveLength(1)
  expect(await findJobs(site.payload)).toEqual([])
})

test('A permanent refusal is stored as failed and logged; the mail is sent once', async () => {
  const logged = vi.spyOn(site.payload.logger, 'error').mockReturnValue(undefined)
  const refusal = { body: { ok: false, error: 'invalid_auth' } }
  slack.replies.push(...Array.from({ length: 11 }, () => refusal))
  const { id } = await anApplication(site.payload)
  await queue(id)
  for (let tries = 0; tries < 11; tries += 1) await runWaitingJobs(site.payload)
  const [failed] = await findJobs(site.payload)
  expect(failed).toMatchObject({ hasError: true, processing: false, totalTried: 11 })
  expect(logged).toHaveBeenLastCalledWith(
    expect.objectContaining({
      err: expect.objectContaining({ message: expect.stringContaining('invalid_auth') }),
      msg: expect.stringContaining('max retries reached'),
    }),
  )
  expect(mailsTo(STAFF)).toHaveLength(1)
})

test('A deleted application is not posted', async () => {
  const { id } = await anApplication(site.payload)
  await queue(id)
  await site.payload.delete({ collection: 'job-applications', id })
  await runDueJobs(site.payload)
  expect(slack.calls).toHaveLength(0)
})

test('A message is posted, with the sender’s words escaped', async () => {
  const { id } = await aContactMessage(site.payload, { message: "L'Oréal & <b> <!here>" })
  await announce(id)
  expect(slack.calls).toHaveLength(1)
  expect(slack.calls[0]?.body).toContain("L'Oréal &amp; &lt;b&gt; &lt;!here&gt;")
  expect(slack.calls[0]?.body).toContain('Audit de sécurité')
})

test('The post of an English message names its language in French', async () => {
  const { id } = await aContactMessage(site.payload, { language: 'en' })
  await announce(id)
  expect(slack.calls[0]?.body).toContain('anglais')
})

test('A message announced twice is posted once', async () => {
  const { id } = await aContactMessage(site.payload)
  await announce(id)
  await announce(id)
  expect(slack.calls).toHaveLength(1)
})
