import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { startSlackServer } from '@/tests/support/startSlackServer'
import { startSilentSmtpServer, startSmtpServer } from '@/tests/support/startSmtpServer'
import { aMessageForm, anApplicationForm, scriptRequest } from '@/tests/support/submissions'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const STAFF = 'recrutement@exemplia.example'
const CANDIDATE = 'elodie@exemple.fr'
const MINUTE = 60_000

type Route = { POST: (request: Request) => Promise<Response> }
type SlackReplies = Awaited<ReturnType<typeof startSlackServer>>['replies']

let site: TestPayload
let mailServer: Awaited<ReturnType<typeof startSmtpServer>>
let slack: Awaited<ReturnType<typeof startSlackServer>>
let applications: Route
let messages: Route

beforeAll(async () => {
  slack = await startSlackServer()
  mailServer = await startSmtpServer()
  site = await startOwnPayload({
    SLACK_API_URL: slack.url,
    SLACK_BOT_TOKEN: 'xoxb-test',
    SLACK_CHANNEL: 'C42',
  })
  applications = await import('@/src/app/api/candidatures/route')
  messages = await import('@/src/app/api/messages-contact/route')
  await setServer(mailServer.port)
  vi.spyOn(site.payload.logger, 'error').mockReturnValue(undefined)
})
afterEach(async () => {
  vi.useRealTimers()
  mailServer.mails.length = 0
  mailServer.refusal = null
  slack.calls.length = 0
  slack.replies.length = 0
})
afterAll(async () => {
  await site.stop()
  await mailServer.stop()
  await slack.stop()
})

const setServer = (smtpPort: number) =>
  site.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort, notificationRecipients: [STAFF] },
  })

async function submitBoth() {
  const answers = await Promise.all([
    applications.POST(scriptRequest('/api/candidatures', await anApplicationForm())),
    messages.POST(scriptRequest('/api/messages-contact', aMessageForm())),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
}

/** Advances the clock, while the runner works every minute. */
async function passMinutes(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    vi.setSystemTime(Date.now() + MINUTE)
    await runDueJobs(site.payload)
  }
}

const refuseChat = (replies: SlackReplies, reply: SlackReplies[number]) =>
  replies.push(...Array.from({ length: 40 }, () => reply))

const mailsTo = (address: string) =>
  mailServer.mails.filter(({ envelopeTo }) => envelopeTo.includes(address)).length

/** Slack accepted every call except those that a queued response refused. */
async function expectSaidOnce({
  submissions,
  refusedCalls,
}: Record<'submissions' | 'refusedCalls', number>) {
  expect(mailsTo(STAFF)).toBe(2 * submissions)
  expect(mailsTo(CANDIDATE)).toBe(submissions)
  expect(slack.calls.length - refusedCalls).toBe(2 * submissions)
  expect(await findJobs(site.payload)).toEqual([])
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
    mailServer.refusal = refusal
    refuseChat(slack.replies, reply)
    await submitBoth()
    await passMinutes(60)
    expect(mailServer.mails).toEqual([])
    expect(await findJobs(site.payload)).toHaveLength(2)

    const refusedCalls = slack.calls.length
    expect(refusedCalls).toBeGreaterThan(4)
    mailServer.refusal = null
    slack.replies.length = 0
    await submitBoth()
    await passMinutes(65)
    await expectSaidOnce({ submissions: 2, refusedCalls })
  },
)

test('When mail server and Slack hang, the form responds, and the announcements follow', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const silent = await startSilentSmtpServer()
  await setServer(silent.port)
  slack.replies.push('silence', 'silence')
  await submitBoth()
  await passMinutes(1)
  expect(await findJobs(site.payload)).toMatchObject([{ totalTried: 1 }, { totalTried: 1 }])

  await silent.stop()
  await setServer(mailServer.port)
  mailServer.mails.length = 0
  await passMinutes(3)
  await expectSaidOnce({ submissions: 1, refusedCalls: 2 })
}, 60_000)
