import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { storeAndQueueCandidateReplies } from '@/src/plugins/answers/commands/storeAndQueueCandidateReplies'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runDueJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { startSilentSmtpServer, startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const MINUTE_MS = 60_000

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  testPayload = await startTestPayload()
  vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
  smtpServer = await startSmtpServer()
})
beforeEach(async () => {
  const { pool } = testPayload.payload.db
  await pool.query(
    "SET LOCAL exemplia.erasure = 'on'; TRUNCATE job_applications, payload_jobs CASCADE",
  )
  await setSmtpServer(smtpServer.port)
  await testPayload.payload.delete({ collection: 'payload-jobs', where: {} })
  smtpServer.mails.length = 0
  smtpServer.refusalOf = () => null
})
afterAll(async () => {
  await testPayload.stop()
  await smtpServer.stop()
})

const setSmtpServer = (smtpPort: number) =>
  testPayload.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort },
  })

const CANDIDATE_EMAILS = ['a', 'b', 'c'].map((name) => `${name}@candidats.test`)

/** Answers to three candidates, which may leave since a minute. */
async function sendThreeReplies(): Promise<void> {
  const applications = await Promise.all(
    CANDIDATE_EMAILS.map((candidateEmail) =>
      anApplication(testPayload.payload, { candidateEmail }),
    ),
  )
  const text = { subject: 'Votre candidature', body: 'Bonjour.', template: null, seen: null }
  const answers = applications.map(({ id }) => ({
    ...text,
    application: id,
    key: `answer to ${id}`,
  }))
  const now = new Date(Date.now() - MINUTE_MS)
  const kept = await storeAndQueueCandidateReplies(
    testPayload.payload,
    { answers, batch: 'x', now },
    { user: null },
  )
  expect(kept.ok).toBe(true)
}

async function readReplyStates(): Promise<string[]> {
  const { docs } = await testPayload.payload.find({ collection: 'application-answers', sort: 'id' })
  return docs.map(({ problem, state }) => (problem ? `${state}: ${problem}` : state))
}

const countRows = async (condition: string): Promise<number> =>
  (await testPayload.payload.db.pool.query(`SELECT FROM ${condition}`)).rowCount ?? 0

/** Rounds of the worker until nothing is due any more. */
async function runDueJobsOnce() {
  for (let round = 0; round < CANDIDATE_EMAILS.length; round++)
    await runDueJobs(testPayload.payload)
}

async function runWaitingJobsOnce() {
  for (let round = 0; round < CANDIDATE_EMAILS.length; round++)
    await runWaitingJobs(testPayload.payload)
}

// Super Administrators also receive mails, about changed settings.
const receivedRecipients = () =>
  smtpServer.mails
    .flatMap(({ envelopeTo }) => envelopeTo)
    .filter((address) => CANDIDATE_EMAILS.includes(address))
    .sort()

test('A mailbox that is permanently refused does not delay other replies', async () => {
  await sendThreeReplies()
  smtpServer.refusalOf = (address) =>
    address === CANDIDATE_EMAILS[1] ? { code: 550, words: 'No such user' } : null
  await runDueJobsOnce()
  expect(receivedRecipients()).toEqual([CANDIDATE_EMAILS[0], CANDIDATE_EMAILS[2]])
  expect(await readReplyStates()).toEqual([
    'sent',
    expect.stringMatching(/^refused: .*550 No such user/),
    'sent',
  ])
})

test.each([
  { server: 'that accepts a connection and does not respond', silence: /Greeting never received/ },
  { server: 'that is unreachable', silence: /ECONNREFUSED/ },
])(
  'A mail server $server is tried once a minute; each reply shows the reason, and is sent once the server is back',
  async ({ silence }) => {
    const silent = await startSilentSmtpServer()
    await setSmtpServer(silent.port)
    await testPayload.payload.delete({ collection: 'payload-jobs', where: {} })
    if (silence.source === 'ECONNREFUSED') await silent.stop()
    await sendThreeReplies()
    await runDueJobsOnce()
    expect(await readReplyStates()).toEqual(
      CANDIDATE_EMAILS.map(() =>
        expect.stringMatching(new RegExp(`^waiting: .*${silence.source}`)),
      ),
    )
    const jobs = await findJobs(testPayload.payload)
    expect(jobs.map(({ totalTried }) => totalTried).sort()).toEqual([0, 0, 1])
    // The server has received no reply, so that each can still be withdrawn.
    expect(await countRows('application_answers WHERE taken_at IS NOT NULL')).toBe(0)

    await silent.stop()
    await setSmtpServer(smtpServer.port)
    await runWaitingJobsOnce()
    await runWaitingJobsOnce()
    expect(receivedRecipients()).toEqual(expect.arrayContaining(CANDIDATE_EMAILS))
    expect(
      new Set(receivedRecipients().filter((address) => CANDIDATE_EMAILS.includes(address))).size,
    ).toBe(3)
    expect(await readReplyStates()).toEqual(['sent', 'sent', 'sent'])
  },
)

test('A mail server that closes the connection is not tried for a minute, whichever reply it refused', async () => {
  await sendThreeReplies()
  smtpServer.refusalOf = () => ({ code: 421, words: 'Too many mails, goodbye' })
  await runDueJobsOnce()
  const jobs = await findJobs(testPayload.payload)
  expect(jobs.map(({ totalTried }) => totalTried).sort()).toEqual([0, 0, 1])
  smtpServer.refusalOf = () => null
  await runWaitingJobsOnce()
  expect(receivedRecipients()).toEqual(CANDIDATE_EMAILS)
})

test('A mail server that accepts one reply and temporarily refuses the next is tried again after a minute', async () => {
  await sendThreeReplies()
  smtpServer.refusalOf = (address) =>
    address === receivedRecipients()[0] || receivedRecipients().length === 0
      ? null
      : { code: 451, words: 'Slow down' }
  await runDueJobsOnce()
  expect(receivedRecipients()).toHaveLength(1)
  const jobs = await findJobs(testPayload.payload)
  expect(jobs.map(({ totalTried }) => totalTried).sort()).toEqual([0, 1])
  smtpServer.refusalOf = () => null
  await runWaitingJobsOnce()
  expect(receivedRecipients()).toEqual(CANDIDATE_EMAILS)
})
