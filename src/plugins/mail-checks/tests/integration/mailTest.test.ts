import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { STAFF_MAIL_RATE_LIMITS } from '@/src/domain/accounts/accountLimits'
import { PEOPLE, signedInPeople } from '@/tests/support/people'
import { aUser } from '@/tests/support/records'
import { restClient, signIn } from '@/tests/support/restClient'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const account = { user: 'robot', password: 'secret-smtp' }

let site: TestPayload
let mailServer: Awaited<ReturnType<typeof startSmtpServer>>
let admin: ReturnType<typeof restClient>
let adminEmail: string
let people: Awaited<ReturnType<typeof signedInPeople>>

beforeAll(async () => {
  mailServer = await startSmtpServer({ account })
  site = await startTestPayload()
  adminEmail = (await aUser(site.payload, { role: 'admin' })).email
  admin = restClient(await signIn(adminEmail))
  people = await signedInPeople(site.payload)
  vi.spyOn(site.payload.logger, 'warn').mockReturnValue(undefined)
  vi.spyOn(site.payload.logger, 'error').mockReturnValue(undefined)
})
beforeEach(async () => {
  await save({ smtpHost: '127.0.0.1', smtpPort: mailServer.port, smtpUser: 'robot' })
  await save({ smtpPassword: account.password })
  await site.payload.db.pool.query('DELETE FROM account_limits')
})
afterEach(async () => {
  mailServer.mails.length = 0
  mailServer.refusal = null
  await forgetJobs()
})
afterAll(async () => {
  await site.stop()
  await mailServer.stop()
})

const forgetJobs = () =>
  site.payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
const save = (change: object) => admin.post('/globals/email-settings', change)
const tryIt = async () => (await admin.post('/reglages-email/test')).body

test('The test mail goes to the user, with the saved password, and the response of the server is returned', async () => {
  expect(await tryIt()).toEqual({ state: 'sent', answer: expect.stringMatching(/^250 /) })
  expect(mailServer.mails).toMatchObject([{ envelopeTo: [adminEmail], signedInAs: 'robot' }])
})

test('A wrong password is reported with the words of the mail server', async () => {
  await save({ smtpPassword: 'autre chose' })
  expect(await tryIt()).toEqual({
    state: 'refused',
    kind: 'signIn',
    answer: expect.stringMatching(/^535 /),
  })
})

test('A refusal is reported on one line and shortened', async () => {
  mailServer.refusal = { code: 550, words: `Non${' merci'.repeat(200)}` }
  const { answer } = await tryIt()
  expect(answer).toMatch(/^550 Non merci/)
  expect(String(answer)).toHaveLength(300)
})

test('An unreachable server gives no words', async () => {
  await save({ smtpPort: 1 })
  expect(await tryIt()).toEqual({ state: 'refused', kind: 'unreachable', answer: null })
})

test('The words of another network service are not returned', async () => {
  const other = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\nsecret interne\r\n'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  await save({ smtpPort: typeof address === 'object' ? address?.port : 0 })
  const told = await tryIt()
  other.close()
  expect(told).toMatchObject({ state: 'refused', answer: null })
  expect(JSON.stringify(told)).not.toMatch(/secret interne|HTTP/)
})

test('The password is not sent to a server for which it was not saved', async () => {
  const other = await startSmtpServer({ account })
  await save({ smtpPort: other.port })
  expect(await tryIt()).toMatchObject({ state: 'refused' })
  expect(other.mails).toEqual([])
  await other.stop()
})

test('Without a server no mail leaves, and the result says so', async () => {
  await save({ smtpHost: '' })
  expect(await tryIt()).toEqual({ state: 'keptAsFile' })
})

test('A password that cannot be decrypted is named', async () => {
  await site.payload.db.pool.query(`UPDATE email_settings SET smtp_password = 'sealed:1:AAAA'`)
  expect(await tryIt()).toEqual({ state: 'refused', kind: 'password', answer: null })
})

test('Each test is in the audit trail with its outcome', async () => {
  await save({ smtpHost: '' })
  await tryIt()
  await save({ smtpHost: '127.0.0.1', smtpPort: 1 })
  await tryIt()
  const { docs } = await site.payload.find({
    collection: 'audit-entries',
    where: { action: { equals: 'testMailSent' } },
    sort: '-id',
    limit: 2,
  })
  expect(docs).toMatchObject([
    { target: 'email-settings', details: 'Pas envoyé. Le serveur n’est pas joignable.' },
    {
      target: 'email-settings',
      details: 'Pas envoyé\u00A0: gardé dans un dossier du serveur, faute de serveur d’envoi',
    },
  ])
})

test('A test can be requested a few times only', async () => {
  for (let asked = 0; asked < STAFF_MAIL_RATE_LIMITS.mailTest.attempts; asked += 1) await tryIt()
  const { status, body, headers } = await admin.post('/reglages-email/test')
  expect(status).toBe(429)
  expect(headers.get('retry-after')).toBe('600')
  expect(body.error).toBe('Vous avez demandé beaucoup de tests. Réessayez dans 10 minutes.')
  expect(mailServer.mails).toHaveLength(STAFF_MAIL_RATE_LIMITS.mailTest.attempts)
})

describe.each(PEOPLE)('%s', (person) => {
  test('tries the settings only as an Administrator', async () => {
    const { status } = await (people.get(person) ?? restClient()).post('/reglages-email/test')
    const isAllowed = person === 'admin' || person === 'super-admin'
    expect(status).toBe(isAllowed ? 200 : 403)
    expect(mailServer.mails).toHaveLength(isAllowed ? 1 : 0)
  })
})

test('A page of another site cannot request a test', async () => {
  const cookie = await signIn(adminEmail)
  const { status } = await restClient(cookie, 'https://ailleurs.test').post('/reglages-email/test')
  expect(status).toBe(403)
})

test('An internal address is not tried, and all of them get the same response', async () => {
  const listener = await startSmtpServer()
  const answers = []
  for (const smtpHost of ['::1', '127.0.0.2', '0x7f.2', '169.254.169.254', 'nulle.part.test']) {
    await save({ smtpHost, smtpPort: listener.port, smtpUser: '' })
    await site.payload.db.pool.query('DELETE FROM account_limits')
    answers.push(await tryIt())
  }
  for (const answer of answers) {
    expect(answer).toEqual({ state: 'refused', kind: 'unknownHost', answer: null })
  }
  expect(listener.mails).toEqual([])
  await listener.stop()
})
