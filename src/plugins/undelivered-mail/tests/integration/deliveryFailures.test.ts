import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runDueJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { PEOPLE, signedInPeople } from '@/tests/support/people'
import { aUser } from '@/tests/support/records'
import { restClient } from '@/tests/support/restClient'
import { startSlackServer } from '@/tests/support/startSlackServer'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const STAFF = 'recrutement@exemplia.example'
const REFUSAL = { body: { ok: false, error: 'invalid_auth' } }

let site: TestPayload
let mailServer: Awaited<ReturnType<typeof startSmtpServer>>
let slack: Awaited<ReturnType<typeof startSlackServer>>
let people: Awaited<ReturnType<typeof signedInPeople>>

beforeAll(async () => {
  slack = await startSlackServer()
  mailServer = await startSmtpServer()
  site = await startOwnPayload({
    SLACK_API_URL: slack.url,
    SLACK_BOT_TOKEN: 'xoxb-test',
    SLACK_CHANNEL: 'C42',
  })
  const server = { smtpHost: '127.0.0.1', smtpPort: mailServer.port }
  await site.payload.updateGlobal({
    slug: 'email-settings',
    data: { ...server, notificationRecipients: [STAFF] },
  })
  people = await signedInPeople(site.payload)
  vi.spyOn(site.payload.logger, 'error').mockReturnValue(undefined)
})
afterEach(async () => {
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

const admin = () => people.get('admin') ?? restClient()
const listed = async () => (await admin().get('/envois')).body.dispatches
const mailsToStaff = () => mailServer.mails.filter(({ envelopeTo }) => envelopeTo.includes(STAFF))

async function announce() {
  const { id } = await anApplication(site.payload, { candidateName: 'Claire Morel' })
  await site.payload.jobs.queue({ task: 'announceApplication', input: { applicationId: id } })
  await runDueJobs(site.payload)
  const [job] = await findJobs(site.payload)
  return { applicationId: id, jobId: job?.id ?? 0 }
}

async function giveUp() {
  const attempts = LONG_OUTAGE_RETRIES.attempts + 1
  slack.replies.push(...Array.from({ length: attempts }, () => REFUSAL))
  const announced = await announce()
  for (let attempt = 1; attempt < attempts; attempt += 1) await runWaitingJobs(site.payload)
  return announced
}

test('A failed mail is listed with its reason and its next attempt', async () => {
  slack.replies.push(REFUSAL)
  const { applicationId, jobId } = await announce()
  expect(await listed()).toEqual([
    expect.objectContaining({
      id: jobId,
      task: 'announceApplication',
      about: { collection: 'job-applications', id: applicationId, label: 'Claire Morel' },
      isGivenUp: false,
      failures: [
        {
          channel: 'chat',
          kind: 'chatToken',
          heard: { from: 'server', words: 'invalid_auth' },
        },
      ],
      tries: 1,
      nextTryAt: expect.any(String),
    }),
  ])
})

test('After its last attempt it is sent again through the failed channel only', async () => {
  const { jobId } = await giveUp()
  expect(await listed()).toMatchObject([{ isGivenUp: true, tries: 11, nextTryAt: null }])
  await runWaitingJobs(site.payload)
  const callsBefore = slack.calls.length
  expect(mailsToStaff()).toHaveLength(1)

  const { body } = await admin().post('/envois/renvoyer', { ids: [jobId] })
  expect(body).toEqual({ resent: 1 })
  await runDueJobs(site.payload)
  expect(slack.calls).toHaveLength(callsBefore + 1)
  expect(mailsToStaff()).toHaveLength(1)
  expect(await listed()).toEqual([])
})

test('A mail that is sent again and refused again has all its attempts again', async () => {
  const { jobId } = await giveUp()
  slack.replies.push(REFUSAL)
  await admin().post('/envois/renvoyer', { ids: [jobId] })
  await runDueJobs(site.payload)
  expect(await listed()).toMatchObject([{ isGivenUp: false, tries: 1 }])
})

test('Of two simultaneous requests only one sends the mail again', async () => {
  const { jobId } = await giveUp()
  const ask = () => admin().post('/envois/renvoyer', { ids: [jobId] })
  const answers = await Promise.all([ask(), ask()])
  expect(answers.map(({ body }) => body.resent).sort()).toEqual([0, 1])
})

test('A running job and one that was never tried are not sent again', async () => {
  const { id } = await anApplication(site.payload)
  await site.payload.jobs.queue({ task: 'announceApplication', input: { applicationId: id } })
  const [job] = await findJobs(site.payload)
  const ask = () => admin().post('/envois/renvoyer', { ids: [job?.id] })
  expect((await ask()).body).toEqual({ resent: 0 })
  await site.payload.db.pool.query('UPDATE payload_jobs SET processing = true, total_tried = 1')
  expect((await ask()).body).toEqual({ resent: 0 })
})

test('A failed mail to the Super Administrators is listed with its recipients', async () => {
  const { email } = await aUser(site.payload, { role: 'super-admin' })
  mailServer.refusal = { code: 550, words: 'Non' }
  await admin().post('/globals/email-settings', { fromName: 'Un autre nom' })
  await runDueJobs(site.payload)
  mailServer.refusal = null
  await admin().post('/globals/email-settings', { fromName: '' })
  expect(await listed()).toContainEqual(
    expect.objectContaining({
      task: 'announceMailSettings',
      recipient: expect.stringContaining(email),
      failures: [{ channel: null, kind: 'refused', heard: { from: 'server', words: '550 Non' } }],
    }),
  )
})

describe('The address of a candidate', () => {
  const CANDIDATE = 'claire.morel@example.org'
  const UNKNOWN_ID = 999_999
  afterEach(() => {
    mailServer.refusalOf = () => null
  })
  async function refusalOf(id: number) {
    const { findMailRefusals } = await import(
      '@/src/plugins/undelivered-mail/queries/findMailRefusals'
    )
    return (await findMailRefusals(site.payload, [id, UNKNOWN_ID])).get(id) ?? null
  }

  test('is unreachable after a permanent refusal, until a mail arrives', async () => {
    mailServer.refusalOf = (to) => (to === CANDIDATE ? { code: 550, words: 'No such user' } : null)
    const { applicationId, jobId } = await announce()
    expect(await refusalOf(applicationId)).toEqual({
      reply: '550 No such user',
      triedAt: expect.any(Date),
    })
    expect(await refusalOf((await anApplication(site.payload)).id)).toBeNull()
    mailServer.refusalOf = () => null
    await admin().post('/envois/renvoyer', { ids: [jobId] })
    await runDueJobs(site.payload)
    expect(await refusalOf(applicationId)).toBeNull()
  })

  test('is reachable after another way to answer', async () => {
    mailServer.refusalOf = (to) => (to === CANDIDATE ? { code: 550, words: 'Non' } : null)
    const { applicationId } = await announce()
    await site.payload.db.pool.query('UPDATE job_applications SET answered_at = $1 WHERE id = $2', [
      new Date(Date.now() + 60_000),
      applicationId,
    ])
    expect(await refusalOf(applicationId)).toBeNull()
  })

  test.each([
    ['a temporary refusal', CANDIDATE, 450],
    ['a refused mail to staff', STAFF, 550],
  ])('is not unreachable after %s', async (_, refused, code) => {
    mailServer.refusalOf = (to) => (to === refused ? { code, words: 'Non' } : null)
    const { applicationId } = await announce()
    expect(await listed()).toHaveLength(1)
    expect(await refusalOf(applicationId)).toBeNull()
  })
})

describe('A permanent refusal', () => {
  const CANDIDATE = 'claire.morel@example.org'
  afterEach(() => {
    mailServer.refusalOf = () => null
  })
  const refuse = (...refused: string[]) => {
    mailServer.refusalOf = (to) => (refused.includes(to) ? { code: 550, words: 'Non' } : null)
  }

  test('is not retried, is listed as given up, and is sent again on request', async () => {
    refuse(CANDIDATE)
    const { jobId } = await announce()
    expect(await listed()).toMatchObject([
      {
        isGivenUp: true,
        tries: 1,
        lastTriedAt: expect.any(String),
        nextTryAt: null,
        failures: [{ channel: 'acknowledgement', kind: 'refused' }],
      },
    ])
    refuse()
    await runWaitingJobs(site.payload)
    expect(mailServer.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([[STAFF]])
    await admin().post('/envois/renvoyer', { ids: [jobId] })
    await runDueJobs(site.payload)
    expect(mailServer.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([[STAFF], [CANDIDATE]])
  })

  test('is not retried while another channel is', async () => {
    refuse(CANDIDATE)
    slack.replies.push(REFUSAL)
    await announce()
    expect(await listed()).toMatchObject([
      { isGivenUp: false, failures: [{ channel: 'acknowledgement' }, { channel: 'chat' }] },
    ])
    refuse()
    await runWaitingJobs(site.payload)
    expect(await listed()).toMatchObject([
      { isGivenUp: true, tries: 2, failures: [{ channel: 'acknowledgement' }] },
    ])
    expect(slack.calls).toHaveLength(2)
    expect(mailServer.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([[STAFF]])
  })

  test('of the sender is retried, because staff can correct the settings', async () => {
    mailServer.refusal = { code: 550, words: 'Non' }
    await announce()
    mailServer.refusal = null
    expect(await listed()).toMatchObject([{ isGivenUp: false, tries: 1 }])
  })
})

test('No secret of a job is returned', async () => {
  slack.replies.push(REFUSAL)
  const { jobId } = await announce()
  const secret = { server: { smtpPassword: 'chiffré' }, change: {} }
  await site.payload.db.pool.query('UPDATE payload_jobs SET input = $1 WHERE id = $2', [
    secret,
    jobId,
  ])
  expect(JSON.stringify(await listed())).not.toContain('chiffré')
})

test.each([null, {}, { ids: [] }, { ids: ['1'] }, { ids: [-1] }, { ids: [2 ** 40] }])(
  'The invalid request %j is refused',
  async (sent) => {
    expect((await admin().post('/envois/renvoyer', sent)).status).toBe(400)
  },
)

describe.each(PEOPLE)('%s', (person) => {
  test('sees and sends again only as an Administrator', async () => {
    slack.replies.push(REFUSAL)
    const { jobId } = await announce()
    const client = people.get(person) ?? restClient()
    const status = person === 'admin' || person === 'super-admin' ? 200 : 403
    expect((await client.get('/envois')).status).toBe(status)
    expect((await client.post('/envois/renvoyer', { ids: [jobId] })).status).toBe(status)
    const [job] = await findJobs(site.payload)
    expect(job?.totalTried).toBe(status === 200 ? 0 : 1)
  })
})
