import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runDueJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { PEOPLE, signInPeople } from '@/tests/support/people'
import { aUser } from '@/tests/support/records'
import { restClient } from '@/tests/support/restClient'
import { startSlackServer } from '@/tests/support/startSlackServer'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const STAFF_EMAIL = 'recrutement@exemplia.example'
const SLACK_REFUSAL = { body: { ok: false, error: 'invalid_auth' } }

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let slackServer: Awaited<ReturnType<typeof startSlackServer>>
let clientsByPerson: Awaited<ReturnType<typeof signInPeople>>

beforeAll(async () => {
  slackServer = await startSlackServer()
  smtpServer = await startSmtpServer()
  testPayload = await startOwnPayload({
    SLACK_API_URL: slackServer.url,
    SLACK_BOT_TOKEN: 'xoxb-test',
    SLACK_CHANNEL: 'C42',
  })
  const server = { smtpHost: '127.0.0.1', smtpPort: smtpServer.port }
  await testPayload.payload.updateGlobal({
    slug: 'email-settings',
    data: { ...server, notificationRecipients: [STAFF_EMAIL] },
  })
  clientsByPerson = await signInPeople(testPayload.payload)
  vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
})
afterEach(async () => {
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

const adminClient = () => clientsByPerson.get('admin') ?? restClient()
const listDispatches = async () => (await adminClient().get('/envois')).body.dispatches
const findMailsToStaff = () =>
  smtpServer.mails.filter(({ envelopeTo }) => envelopeTo.includes(STAFF_EMAIL))

async function announceApplication() {
  const { id } = await anApplication(testPayload.payload, { candidateName: 'Claire Morel' })
  await testPayload.payload.jobs.queue({
    task: 'announceApplication',
    input: { applicationId: id },
  })
  await runDueJobs(testPayload.payload)
  const [job] = await findJobs(testPayload.payload)
  return { applicationId: id, jobId: job?.id ?? 0 }
}

async function exhaustRetries() {
  const attempts = LONG_OUTAGE_RETRIES.attempts + 1
  slackServer.replies.push(...Array.from({ length: attempts }, () => SLACK_REFUSAL))
  const announced = await announceApplication()
  for (let attempt = 1; attempt < attempts; attempt += 1) await runWaitingJobs(testPayload.payload)
  return announced
}

test('A failed mail is listed with its reason and its next attempt', async () => {
  slackServer.replies.push(SLACK_REFUSAL)
  const { applicationId, jobId } = await announceApplication()
  expect(await listDispatches()).toEqual([
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
  const { jobId } = await exhaustRetries()
  expect(await listDispatches()).toMatchObject([{ isGivenUp: true, tries: 11, nextTryAt: null }])
  await runWaitingJobs(testPayload.payload)
  const callsBefore = slackServer.calls.length
  expect(findMailsToStaff()).toHaveLength(1)

  const { body } = await adminClient().post('/envois/renvoyer', { ids: [jobId] })
  expect(body).toEqual({ resent: 1 })
  await runDueJobs(testPayload.payload)
  expect(slackServer.calls).toHaveLength(callsBefore + 1)
  expect(findMailsToStaff()).toHaveLength(1)
  expect(await listDispatches()).toEqual([])
})

test('A mail that is sent again and refused again has all its attempts again', async () => {
  const { jobId } = await exhaustRetries()
  slackServer.replies.push(SLACK_REFUSAL)
  await adminClient().post('/envois/renvoyer', { ids: [jobId] })
  await runDueJobs(testPayload.payload)
  expect(await listDispatches()).toMatchObject([{ isGivenUp: false, tries: 1 }])
})

test('Of two simultaneous requests only one sends the mail again', async () => {
  const { jobId } = await exhaustRetries()
  const ask = () => adminClient().post('/envois/renvoyer', { ids: [jobId] })
  const answers = await Promise.all([ask(), ask()])
  expect(answers.map(({ body }) => body.resent).sort()).toEqual([0, 1])
})

test('A running job and one that was never tried are not sent again', async () => {
  const { id } = await anApplication(testPayload.payload)
  await testPayload.payload.jobs.queue({
    task: 'announceApplication',
    input: { applicationId: id },
  })
  const [job] = await findJobs(testPayload.payload)
  const ask = () => adminClient().post('/envois/renvoyer', { ids: [job?.id] })
  expect((await ask()).body).toEqual({ resent: 0 })
  await testPayload.payload.db.pool.query(
    'UPDATE payload_jobs SET processing = true, total_tried = 1',
  )
  expect((await ask()).body).toEqual({ resent: 0 })
})

test('A failed mail to the Super Administrators is listed with its recipients', async () => {
  const { email } = await aUser(testPayload.payload, { role: 'super-admin' })
  smtpServer.refusal = { code: 550, words: 'Non' }
  await adminClient().post('/globals/email-settings', { fromName: 'Un autre nom' })
  await runDueJobs(testPayload.payload)
  smtpServer.refusal = null
  await adminClient().post('/globals/email-settings', { fromName: '' })
  expect(await listDispatches()).toContainEqual(
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
    smtpServer.refusalOf = () => null
  })
  async function refusalOf(id: number) {
    const { findMailRefusals } = await import(
      '@/src/plugins/undelivered-mail/queries/findMailRefusals'
    )
    return (await findMailRefusals(testPayload.payload, [id, UNKNOWN_ID])).get(id) ?? null
  }

  test('is unreachable after a permanent refusal, until a mail arrives', async () => {
    smtpServer.refusalOf = (to) => (to === CANDIDATE ? { code: 550, words: 'No such user' } : null)
    const { applicationId, jobId } = await announceApplication()
    expect(await refusalOf(applicationId)).toEqual({
      reply: '550 No such user',
      triedAt: expect.any(Date),
    })
    expect(await refusalOf((await anApplication(testPayload.payload)).id)).toBeNull()
    smtpServer.refusalOf = () => null
    await adminClient().post('/envois/renvoyer', { ids: [jobId] })
    await runDueJobs(testPayload.payload)
    expect(await refusalOf(applicationId)).toBeNull()
  })

  test('is reachable after another way to answer', async () => {
    smtpServer.refusalOf = (to) => (to === CANDIDATE ? { code: 550, words: 'Non' } : null)
    const { applicationId } = await announceApplication()
    await testPayload.payload.db.pool.query(
      'UPDATE job_applications SET answered_at = $1 WHERE id = $2',
      [new Date(Date.now() + 60_000), applicationId],
    )
    expect(await refusalOf(applicationId)).toBeNull()
  })

  test.each([
    ['a temporary refusal', CANDIDATE, 450],
    ['a refused mail to staff', STAFF_EMAIL, 550],
  ])('is not unreachable after %s', async (_, refused, code) => {
    smtpServer.refusalOf = (to) => (to === refused ? { code, words: 'Non' } : null)
    const { applicationId } = await announceApplication()
    expect(await listDispatches()).toHaveLength(1)
    expect(await refusalOf(applicationId)).toBeNull()
  })
})

describe('A permanent refusal', () => {
  const CANDIDATE = 'claire.morel@example.org'
  afterEach(() => {
    smtpServer.refusalOf = () => null
  })
  const refuse = (...refused: string[]) => {
    smtpServer.refusalOf = (to) => (refused.includes(to) ? { code: 550, words: 'Non' } : null)
  }

  test('is not retried, is listed as given up, and is sent again on request', async () => {
    refuse(CANDIDATE)
    const { jobId } = await announceApplication()
    expect(await listDispatches()).toMatchObject([
      {
        isGivenUp: true,
        tries: 1,
        lastTriedAt: expect.any(String),
        nextTryAt: null,
        failures: [{ channel: 'acknowledgement', kind: 'refused' }],
      },
    ])
    refuse()
    await runWaitingJobs(testPayload.payload)
    expect(smtpServer.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([[STAFF_EMAIL]])
    await adminClient().post('/envois/renvoyer', { ids: [jobId] })
    await runDueJobs(testPayload.payload)
    expect(smtpServer.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([
      [STAFF_EMAIL],
      [CANDIDATE],
    ])
  })

  test('is not retried while another channel is', async () => {
    refuse(CANDIDATE)
    slackServer.replies.push(SLACK_REFUSAL)
    await announceApplication()
    expect(await listDispatches()).toMatchObject([
      { isGivenUp: false, failures: [{ channel: 'acknowledgement' }, { channel: 'chat' }] },
    ])
    refuse()
    await runWaitingJobs(testPayload.payload)
    expect(await listDispatches()).toMatchObject([
      { isGivenUp: true, tries: 2, failures: [{ channel: 'acknowledgement' }] },
    ])
    expect(slackServer.calls).toHaveLength(2)
    expect(smtpServer.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([[STAFF_EMAIL]])
  })

  test('of the sender is retried, because staff can correct the settings', async () => {
    smtpServer.refusal = { code: 550, words: 'Non' }
    await announceApplication()
    smtpServer.refusal = null
    expect(await listDispatches()).toMatchObject([{ isGivenUp: false, tries: 1 }])
  })
})

test('No secret of a job is returned', async () => {
  slackServer.replies.push(SLACK_REFUSAL)
  const { jobId } = await announceApplication()
  const secret = { server: { smtpPassword: 'chiffré' }, change: {} }
  await testPayload.payload.db.pool.query('UPDATE payload_jobs SET input = $1 WHERE id = $2', [
    secret,
    jobId,
  ])
  expect(JSON.stringify(await listDispatches())).not.toContain('chiffré')
})

test.each([null, {}, { ids: [] }, { ids: ['1'] }, { ids: [-1] }, { ids: [2 ** 40] }])(
  'The invalid request %j is refused',
  async (sent) => {
    expect((await adminClient().post('/envois/renvoyer', sent)).status).toBe(400)
  },
)

describe.each(PEOPLE)('%s', (person) => {
  test('sees and sends again only as an Administrator', async () => {
    slackServer.replies.push(SLACK_REFUSAL)
    const { jobId } = await announceApplication()
    const client = clientsByPerson.get(person) ?? restClient()
    const status = person === 'admin' || person === 'super-admin' ? 200 : 403
    expect((await client.get('/envois')).status).toBe(status)
    expect((await client.post('/envois/renvoyer', { ids: [jobId] })).status).toBe(status)
    const [job] = await findJobs(testPayload.payload)
    expect(job?.totalTried).toBe(status === 200 ? 0 : 1)
  })
})
