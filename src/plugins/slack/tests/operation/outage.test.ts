import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { startSlackServer } from '@/tests/support/startSlackServer'
import { startSilentSmtpServer, startSmtpServer } from '@/tests/support/startSmtpServer'
import { aMessageForm, anApplicationForm, createScriptRequest } from '@/tests/support/submissions'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const STAFF_EMAIL = 'recrutement@exemplia.example'
const CANDIDATE_EMAIL = 'elodie@exemple.fr'
const MINUTE_MS = 60_000

type PostRoute = { POST: (request: Request) => Promise<Response> }
type SlackReplies = Awaited<ReturnType<typeof startSlackServer>>['replies']

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let slackServer: Awaited<ReturnType<typeof startSlackServer>>
let applicationRoute: PostRoute
let messageRoute: PostRoute

beforeAll(async () => {
  slackServer = await startSlackServer()
  smtpServer = await startSmtpServer()
  testPayload = await startOwnPayload({
    SLACK_API_URL: slackServer.url,
    SLACK_BOT_TOKEN: 'xoxb-test',
    SLACK_CHANNEL: 'C42',
  })
  applicationRoute = await import('@/src/app/api/candidatures/route')
  messageRoute = await import('@/src/app/api/messages-contact/route')
  await setSmtpServer(smtpServer.port)
  vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
})
afterEach(async () => {
  vi.useRealTimers()
  smtpServer.mails.length = 0
  smtpServer.refusal = null
  slackServer.calls.length = 0
  slackServer.replies.length = 0
})
afterAll(async () => {
  await testPayload.stop()
  await smtpServer.stop()
  await slackServer.stop()
})

const setSmtpServer = (smtpPort: number) =>
  testPayload.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort, notificationRecipients: [STAFF_EMAIL] },
  })

async function submitBothForms() {
  const answers = await Promise.all([
    applicationRoute.POST(createScriptRequest('/api/candidatures', await anApplicationForm())),
    messageRoute.POST(createScriptRequest('/api/messages-contact', aMessageForm())),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
}

/** Advances the clock, while the runner works every minute. */
async function runJobsForMinutes(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    vi.setSystemTime(Date.now() + MINUTE_MS)
    await runDueJobs(testPayload.payload)
  }
}

const queueSlackRefusals = (replies: SlackReplies, reply: SlackReplies[number]) =>
  replies.push(...Array.from({ length: 40 }, () => reply))

const countMailsTo = (address: string) =>
  smtpServer.mails.filter(({ envelopeTo }) => envelopeTo.includes(address)).length

/** Slack accepted every call except those that a queued response refused. */
async function expectAnnouncedOnce({
  submissions,
  refusedCalls,
}: Record<'submissions' | 'refusedCalls', number>) {
  expect(countMailsTo(STAFF_EMAIL)).toBe(2 * submissions)
  expect(countMailsTo(CANDIDATE_EMAIL)).toBe(submissions)
  expect(slackServer.calls.length - refusedCalls).toBe(2 * submissions)
  expect(await findJobs(testPayload.payload)).toEqual([])
}

test.each([
  {
    outage: 'ask for patience',
    refusal: { code: 451, words: 'Try again later' },
    reply: { status: 429, headers: { 'retry-after': '300' }, body: '' },
  },
  {
    outage: 'refuse everything',
    refusal: { code: 550, words: 'Not here' },
    reply: { status: 404, body: 'Not found' },
  },
])(
  'When mail server and Slack $outage for an hour, all announcements follow once',
  async ({ refusal, reply }) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    smtpServer.refusal = refusal
    queueSlackRefusals(slackServer.replies, reply)
    await submitBothForms()
    await runJobsForMinutes(60)
    expect(smtpServer.mails).toEqual([])
    expect(await findJobs(testPayload.payload)).toHaveLength(2)

    const refusedCalls = slackServer.calls.length
    expect(refusedCalls).toBeGreaterThan(4)
    smtpServer.refusal = null
    slackServer.replies.length = 0
    await submitBothForms()
    await runJobsForMinutes(65)
    await expectAnnouncedOnce({ submissions: 2, refusedCalls })
  },
)

test('When mail server and Slack hang, the form responds, and the announcements follow', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const silent = await startSilentSmtpServer()
  await setSmtpServer(silent.port)
  slackServer.replies.push('silence', 'silence')
  await submitBothForms()
  await runJobsForMinutes(1)
  expect(await findJobs(testPayload.payload)).toMatchObject([{ totalTried: 1 }, { totalTried: 1 }])

  await silent.stop()
  await setSmtpServer(smtpServer.port)
  smtpServer.mails.length = 0
  await runJobsForMinutes(3)
  await expectAnnouncedOnce({ submissions: 1, refusedCalls: 2 })
})
