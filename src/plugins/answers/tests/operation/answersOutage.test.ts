import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { storeAndQueueCandidateReplies } from '@/src/plugins/answers/commands/storeAndQueueCandidateReplies'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runDueJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { startSilentSmtpServer, startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const MINUTE = 60_000

let site: TestPayload
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  site = await startTestPayload()
  vi.spyOn(site.payload.logger, 'error').mockReturnValue(undefined)
  smtp = await startSmtpServer()
})
beforeEach(async () => {
  const { pool } = site.payload.db
  await pool.query(
    "SET LOCAL exemplia.erasure = 'on'; TRUNCATE job_applications, payload_jobs CASCADE",
  )
  await setServer(smtp.port)
  await site.payload.delete({ collection: 'payload-jobs', where: {} })
  smtp.mails.length = 0
  smtp.refusalOf = () => null
})
afterAll(async () => {
  await site.stop()
  await smtp.stop()
})

const setServer = (smtpPort: number) =>
  site.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort },
  })

const ADDRESSES = ['a', 'b', 'c'].map((name) => `${name}@candidats.test`)

/** Answers to three candidates, which may leave since a minute. */
async function answerThree(): Promise<void> {
  const applications = await Promise.all(
    ADDRESSES.map((candidateEmail) => anApplication(site.payload, { candidateEmail })),
  )
  const text = { subject: 'Votre candidature', body: 'Bonjour.', template: null, seen: null }
  const answers = applications.map(({ id }) => ({
    ...text,
    application: id,
    key: `answer to ${id}`,
  }))
  const now = new Date(Date.now() - MINUTE)
  const kept = await storeAndQueueCandidateReplies(
    site.payload,
    { answers, batch: 'x', now },
    { user: null },
  )
  expect(kept.ok).toBe(true)
}

async function standing(): Promise<string[]> {
  const { docs } = await site.payload.find({ collection: 'application-answers', sort: 'id' })
  return docs.map(({ problem, state }) => (problem ? `${state}: ${problem}` : state))
}

const count = async (condition: string): Promise<number> =>
  (await site.payload.db.pool.query(`SELECT FROM ${condition}`)).rowCount ?? 0

/** Rounds of the worker until nothing is due any more. */
async function runAllDue() {
  for (let round = 0; round < ADDRESSES.length; round++) await runDueJobs(site.payload)
}

async function runAllWaiting() {
  for (let round = 0; round < ADDRESSES.length; round++) await runWaitingJobs(site.payload)
}

// Super Administrators also receive mails, about changed settings.
const received = () =>
  smtp.mails
    .flatMap(({ envelopeTo }) => envelopeTo)
    .filter((address) => ADDRESSES.includes(address))
    .sort()

test('A mailbox that is permanently refused does not delay other replies', async () => {
  await answerThree()
  smtp.refusalOf = (address) =>
    address === ADDRESSES[1] ? { code: 550, words: 'No such user' } : null
  await runAllDue()
  expect(received()).toEqual([ADDRESSES[0], ADDRESSES[2]])
  expect(await standing()).toEqual([
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
    await setServer(silent.port)
    await site.payload.delete({ collection: 'payload-jobs', where: {} })
    if (silence.source === 'ECONNREFUSED') await silent.stop()
    await answerThree()
    await runAllDue()
    expect(await standing()).toEqual(
      ADDRESSES.map(() => expect.stringMatching(new RegExp(`^waiting: .*${silence.source}`))),
    )
    const jobs = await findJobs(site.payload)
    expect(jobs.map(({ totalTried }) => totalTried).sort()).toEqual([0, 0, 1])
    // The server has received no reply, so that each can still be withdrawn.
    expect(await count('application_answers WHERE taken_at IS NOT NULL')).toBe(0)

    await silent.stop()
    await setServer(smtp.port)
    await runAllWaiting()
    await runAllWaiting()
    expect(received()).toEqual(expect.arrayContaining(ADDRESSES))
    expect(new Set(received().filter((address) => ADDRESSES.includes(address))).size).toBe(3)
    expect(await standing()).toEqual(['sent', 'sent', 'sent'])
  },
)

test('A mail server that closes the connection is not tried for a minute, whichever reply it refused', async () => {
  await answerThree()
  smtp.refusalOf = () => ({ code: 421, words: 'Too many mails, goodbye' })
  await runAllDue()
  const jobs = await findJobs(site.payload)
  expect(jobs.map(({ totalTried }) => totalTried).sort()).toEqual([0, 0, 1])
  smtp.refusalOf = () => null
  await runAllWaiting()
  expect(received()).toEqual(ADDRESSES)
})

test('A mail server that accepts one reply and temporarily refuses the next is tried again after a minute', async () => {
  await answerThree()
  smtp.refusalOf = (address) =>
    address === received()[0] || received().length === 0 ? null : { code: 451, words: 'Slow down' }
  await runAllDue()
  expect(received()).toHaveLength(1)
  const jobs = await findJobs(site.payload)
  expect(jobs.map(({ totalTried }) => totalTried).sort()).toEqual([0, 1])
  smtp.refusalOf = () => null
  await runAllWaiting()
  expect(received()).toEqual(ADDRESSES)
})
