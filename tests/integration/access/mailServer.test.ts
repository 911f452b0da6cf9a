import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../support/dueJobs'
import { signInPeople } from '../../support/people'
import { aUser, PASSWORD } from '../../support/records'
import { restClient, signInForCookie } from '../../support/restClient'
import { startSmtpServer } from '../../support/startSmtpServer'
import { describeEachPerson } from '../../support/testEachPerson'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'

type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>
type StaffClient = ReturnType<typeof restClient>

const PASSWORD_LINK = /admin\/mot-de-passe#\w+/

let testPayload: TestPayload
let environmentSmtpServer: SmtpServer
let ownSmtpServer: SmtpServer
let otherSmtpServer: SmtpServer
let directorClient: StaffClient
let adminClient: StaffClient
let directorEmail: string
let clientsByPerson: Awaited<ReturnType<typeof signInPeople>>

beforeAll(async () => {
  ;[environmentSmtpServer, ownSmtpServer, otherSmtpServer] = await Promise.all([
    startSmtpServer(),
    startSmtpServer(),
    startSmtpServer(),
  ])
  testPayload = await startOwnPayload({
    SMTP_URL: `smtp://127.0.0.1:${environmentSmtpServer.port}`,
  })
  directorEmail = (await aUser(testPayload.payload, { role: 'super-admin' })).email
  directorClient = restClient(await signInForCookie(directorEmail))
  const assistant = await aUser(testPayload.payload, { role: 'admin', name: 'Paul Durand' })
  adminClient = restClient(await signInForCookie(assistant.email))
  clientsByPerson = await signInPeople(testPayload.payload)
})
afterAll(async () => {
  await testPayload.stop()
  await Promise.all(
    [environmentSmtpServer, ownSmtpServer, otherSmtpServer].map((server) => server.stop()),
  )
})
beforeEach(async () => {
  await saveEmailSettings(directorClient, {
    ...smtpSettingsOf(ownSmtpServer),
    fromEmail: null,
    confirmServer: true,
  })
  // A mail that failed in the test before would be sent again after half a minute.
  await testPayload.payload.db.pool.query(
    'DELETE FROM payload_jobs; DELETE FROM password_links; DELETE FROM account_limits',
  )
  clearReceivedMails()
})

const smtpSettingsOf = ({ port }: SmtpServer) => ({
  smtpHost: '127.0.0.1',
  smtpPort: port,
  smtpUser: null,
})
const clearReceivedMails = () => {
  for (const { mails } of [environmentSmtpServer, ownSmtpServer, otherSmtpServer]) mails.length = 0
}

async function saveEmailSettings(client: StaffClient, change: object) {
  const answer = await client.post('/globals/email-settings', change)
  expect(answer.status).toBe(200)
  await runDueJobs(testPayload.payload)
  return answer.body.result
}

async function requestPasswordLink(email: string) {
  clearReceivedMails()
  await restClient().post('/users/forgot-password', { email })
  await runDueJobs(testPayload.payload)
}

const findMailsWithLink = ({ mails }: SmtpServer) =>
  mails.filter(({ html }) => PASSWORD_LINK.test(html ?? ''))
const isServerUnconfirmed = async () =>
  (await directorClient.get('/globals/email-settings')).body.serverAwaitsConfirmation

describe('The password link of a Super Administrator', () => {
  test('is not sent through a server that an Administrator has chosen', async () => {
    await saveEmailSettings(adminClient, smtpSettingsOf(otherSmtpServer))
    await requestPasswordLink(directorEmail)
    expect(findMailsWithLink(otherSmtpServer)).toEqual([])
    expect(findMailsWithLink(ownSmtpServer)).toHaveLength(1)
  })

  // `npm test` runs one of them: one comparison of all these fields decides.
  for (const { change, tags } of [
    { change: { smtpHost: '' }, tags: [] },
    { change: { smtpUser: 'robot', smtpPassword: 'secret' }, tags: ['slow'] },
    { change: { fromEmail: 'paul@ailleurs.test' }, tags: ['slow'] },
  ]) {
    test(`is sent through the confirmed server after ${JSON.stringify(change)}`, {
      tags,
    }, async () => {
      await saveEmailSettings(adminClient, change)
      expect(await isServerUnconfirmed()).toBe(true)
      await requestPasswordLink(directorEmail)
      expect(findMailsWithLink(ownSmtpServer)).toHaveLength(1)
      expect(findMailsWithLink(ownSmtpServer)[0]?.from?.address).not.toBe('paul@ailleurs.test')
    })
  }

  test('is sent through the confirmed server after a forged confirmation', async () => {
    await saveEmailSettings(adminClient, {
      ...smtpSettingsOf(otherSmtpServer),
      confirmServer: true,
      serverAwaitsConfirmation: false,
      confirmedServer: smtpSettingsOf(otherSmtpServer),
    })
    await requestPasswordLink(directorEmail)
    expect(findMailsWithLink(otherSmtpServer)).toEqual([])
    expect(findMailsWithLink(ownSmtpServer)).toHaveLength(1)
  })

  test('is sent through the new server once a Super Administrator has confirmed it', async () => {
    await saveEmailSettings(adminClient, smtpSettingsOf(otherSmtpServer))
    await saveEmailSettings(directorClient, { confirmServer: true })
    expect(await isServerUnconfirmed()).toBe(false)
    await requestPasswordLink(directorEmail)
    expect(findMailsWithLink(otherSmtpServer)).toHaveLength(1)
  })

  test('is not confirmed when a Super Administrator changes another setting', async () => {
    await saveEmailSettings(adminClient, smtpSettingsOf(otherSmtpServer))
    await saveEmailSettings(directorClient, { fromName: 'Exemplia' })
    expect(await isServerUnconfirmed()).toBe(true)
    await requestPasswordLink(directorEmail)
    expect(findMailsWithLink(otherSmtpServer)).toEqual([])
  })

  test('is sent at once through the server that a Super Administrator chooses', async () => {
    await saveEmailSettings(directorClient, smtpSettingsOf(otherSmtpServer))
    expect(await isServerUnconfirmed()).toBe(false)
    await requestPasswordLink(directorEmail)
    expect(findMailsWithLink(otherSmtpServer)).toHaveLength(1)
  })

  test('is sent through the server of the environment until a Super Administrator chooses one', async () => {
    await testPayload.payload.db.pool.query('DELETE FROM email_settings')
    await saveEmailSettings(adminClient, smtpSettingsOf(otherSmtpServer))
    await requestPasswordLink(directorEmail)
    expect(findMailsWithLink(environmentSmtpServer)).toHaveLength(1)
    expect(findMailsWithLink(otherSmtpServer)).toEqual([])
  })

  test('is not sent to the recipients of announcements', async () => {
    await saveEmailSettings(adminClient, { notificationRecipients: ['paul@ailleurs.test'] })
    await requestPasswordLink(directorEmail)
    expect(findMailsWithLink(ownSmtpServer).map(({ envelopeTo }) => envelopeTo)).toEqual([
      [directorEmail],
    ])
  })

  test('is sent through the confirmed server in an invitation, too', async () => {
    await saveEmailSettings(adminClient, smtpSettingsOf(otherSmtpServer))
    clearReceivedMails()
    const account = { name: 'Jeanne', password: 'un mot de passe assez long', role: 'super-admin' }
    const email = `${crypto.randomUUID()}@exemplia.test`
    const invited = { ...account, email, status: 'invited', currentPassword: PASSWORD }
    expect((await directorClient.post('/users', invited)).status).toBe(201)
    await runDueJobs(testPayload.payload)
    expect(findMailsWithLink(ownSmtpServer).map(({ envelopeTo }) => envelopeTo)).toEqual([[email]])
    expect(findMailsWithLink(otherSmtpServer)).toEqual([])
  })
})

test('The links of other accounts are sent through the current server', async () => {
  const { email } = await aUser(testPayload.payload)
  await saveEmailSettings(adminClient, smtpSettingsOf(otherSmtpServer))
  await requestPasswordLink(email)
  expect(findMailsWithLink(otherSmtpServer)).toHaveLength(1)
})

describeEachPerson('%s and the mail settings', (person) => {
  const mayEdit = person === 'admin' || person === 'super-admin'
  const client = () => clientsByPerson.get(person) ?? restClient()

  // `rightsMatrix.test.ts` has these rights too.
  test('changes the settings, or may not', { tags: 'slow' }, async () => {
    const change = {
      smtpHost: 'smtp.ailleurs.test',
      fromName: 'Un autre nom',
      notificationRecipients: ['autre@exemplia.test'],
      enableNotifications: false,
    }
    const before = await testPayload.payload.findGlobal({ slug: 'email-settings' })
    const { status } = await client().post('/globals/email-settings', change)
    expect(status).toBe(mayEdit ? 200 : 403)
    const after = await testPayload.payload.findGlobal({ slug: 'email-settings' })
    if (mayEdit) expect(after).toMatchObject(change)
    else expect(after).toEqual(before)
    await directorClient.post('/globals/email-settings', { enableNotifications: true })
  })

  test('confirms the server, or may not', async () => {
    await saveEmailSettings(adminClient, smtpSettingsOf(otherSmtpServer))
    await client().post('/globals/email-settings', { confirmServer: true })
    expect(await isServerUnconfirmed()).toBe(person !== 'super-admin')
  })
})

test('The server of the environment sends where the settings name none', async () => {
  await saveEmailSettings(directorClient, { smtpHost: '', confirmServer: true })
  const { body } = await directorClient.get('/globals/email-settings')
  expect(body).toMatchObject({ nothingIsSent: false })
})
