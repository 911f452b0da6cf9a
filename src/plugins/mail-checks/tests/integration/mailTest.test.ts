import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { STAFF_MAIL_RATE_LIMITS } from '@/src/domain/accounts/accountLimits'
import { PEOPLE, signInPeople } from '@/tests/support/people'
import { aUser } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const SMTP_ACCOUNT = { user: 'robot', password: 'secret-smtp' }

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let admin: ReturnType<typeof restClient>
let adminEmail: string
let clientsByPerson: Awaited<ReturnType<typeof signInPeople>>

beforeAll(async () => {
  smtpServer = await startSmtpServer({ account: SMTP_ACCOUNT })
  testPayload = await startTestPayload()
  adminEmail = (await aUser(testPayload.payload, { role: 'admin' })).email
  admin = restClient(await signInForCookie(adminEmail))
  clientsByPerson = await signInPeople(testPayload.payload)
  vi.spyOn(testPayload.payload.logger, 'warn').mockReturnValue(undefined)
  vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
})
beforeEach(async () => {
  await saveEmailSettings({ smtpHost: '127.0.0.1', smtpPort: smtpServer.port, smtpUser: 'robot' })
  await saveEmailSettings({ smtpPassword: SMTP_ACCOUNT.password })
  await testPayload.payload.db.pool.query('DELETE FROM account_limits')
})
afterEach(async () => {
  smtpServer.mails.length = 0
  smtpServer.refusal = null
  await deleteJobs()
})
afterAll(async () => {
  await testPayload.stop()
  await smtpServer.stop()
})

const deleteJobs = () =>
  testPayload.payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
const saveEmailSettings = (change: object) => admin.post('/globals/email-settings', change)
const sendTestMail = async () => (await admin.post('/reglages-email/test')).body

test('The test mail goes to the user, with the saved password, and the response of the server is returned', async () => {
  expect(await sendTestMail()).toEqual({ state: 'sent', answer: expect.stringMatching(/^250 /) })
  expect(smtpServer.mails).toMatchObject([{ envelopeTo: [adminEmail], signedInAs: 'robot' }])
})

test('A wrong password is reported with the words of the mail server', async () => {
  await saveEmailSettings({ smtpPassword: 'autre chose' })
  expect(await sendTestMail()).toEqual({
    state: 'refused',
    kind: 'signIn',
    answer: expect.stringMatching(/^535 /),
  })
})

test('A refusal is reported on one line and shortened', async () => {
  smtpServer.refusal = { code: 550, words: `Non${' merci'.repeat(200)}` }
  const { answer } = await sendTestMail()
  expect(answer).toMatch(/^550 Non merci/)
  expect(String(answer)).toHaveLength(300)
})

test('An unreachable server gives no words', async () => {
  await saveEmailSettings({ smtpPort: 1 })
  expect(await sendTestMail()).toEqual({ state: 'refused', kind: 'unreachable', answer: null })
})

test('The words of another network service are not returned', async () => {
  const other = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\nsecret interne\r\n'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  await saveEmailSettings({ smtpPort: typeof address === 'object' ? address?.port : 0 })
  const told = await sendTestMail()
  other.close()
  expect(told).toMatchObject({ state: 'refused', answer: null })
  expect(JSON.stringify(told)).not.toMatch(/secret interne|HTTP/)
})

test('The password is not sent to a server for which it was not saved', async () => {
  const other = await startSmtpServer({ account: SMTP_ACCOUNT })
  await saveEmailSettings({ smtpPort: other.port })
  expect(await sendTestMail()).toMatchObject({ state: 'refused' })
  expect(other.mails).toEqual([])
  await other.stop()
})

test('Without a server no mail leaves, and the result says so', async () => {
  await saveEmailSettings({ smtpHost: '' })
  expect(await sendTestMail()).toEqual({ state: 'keptAsFile' })
})

test('A password that cannot be decrypted is named', async () => {
  await testPayload.payload.db.pool.query(
    `UPDATE email_settings SET smtp_password = 'sealed:1:AAAA'`,
  )
  expect(await sendTestMail()).toEqual({ state: 'refused', kind: 'password', answer: null })
})

test('Each test is in the audit trail with its outcome', async () => {
  await saveEmailSettings({ smtpHost: '' })
  await sendTestMail()
  await saveEmailSettings({ smtpHost: '127.0.0.1', smtpPort: 1 })
  await sendTestMail()
  const { docs } = await testPayload.payload.find({
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
  for (let asked = 0; asked < STAFF_MAIL_RATE_LIMITS.mailTest.attempts; asked += 1)
    await sendTestMail()
  const { status, body, headers } = await admin.post('/reglages-email/test')
  expect(status).toBe(429)
  expect(headers.get('retry-after')).toBe('600')
  expect(body.error).toBe('Vous avez demandé beaucoup de tests. Réessayez dans 10 minutes.')
  expect(smtpServer.mails).toHaveLength(STAFF_MAIL_RATE_LIMITS.mailTest.attempts)
})

describe.each(PEOPLE)('%s', (person) => {
  test('tries the settings only as an Administrator', async () => {
    const { status } = await (clientsByPerson.get(person) ?? restClient()).post(
      '/reglages-email/test',
    )
    const isAllowed = person === 'admin' || person === 'super-admin'
    expect(status).toBe(isAllowed ? 200 : 403)
    expect(smtpServer.mails).toHaveLength(isAllowed ? 1 : 0)
  })
})

test('A page of another site cannot request a test', async () => {
  const cookie = await signInForCookie(adminEmail)
  const { status } = await restClient(cookie, 'https://ailleurs.test').post('/reglages-email/test')
  expect(status).toBe(403)
})

test('An internal address is not tried, and all of them get the same response', async () => {
  const listener = await startSmtpServer()
  const answers = []
  for (const smtpHost of ['::1', '127.0.0.2', '0x7f.2', '169.254.169.254', 'nulle.part.test']) {
    await saveEmailSettings({ smtpHost, smtpPort: listener.port, smtpUser: '' })
    await testPayload.payload.db.pool.query('DELETE FROM account_limits')
    answers.push(await sendTestMail())
  }
  for (const answer of answers) {
    expect(answer).toEqual({ state: 'refused', kind: 'unknownHost', answer: null })
  }
  expect(listener.mails).toEqual([])
  await listener.stop()
})
