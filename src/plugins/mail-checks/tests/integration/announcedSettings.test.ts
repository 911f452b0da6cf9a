import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '@/tests/support/dueJobs'
import { aUser } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>
type StaffClient = ReturnType<typeof restClient>

let testPayload: TestPayload
let ownSmtpServer: SmtpServer
let otherSmtpServer: SmtpServer
let directorClient: StaffClient
let adminClient: StaffClient
let directorEmail: string

beforeAll(async () => {
  ;[ownSmtpServer, otherSmtpServer] = await Promise.all([startSmtpServer(), startSmtpServer()])
  testPayload = await startTestPayload()
  directorEmail = (await aUser(testPayload.payload, { role: 'super-admin' })).email
  directorClient = restClient(await signInForCookie(directorEmail))
  const assistant = await aUser(testPayload.payload, { role: 'admin', name: 'Paul Durand' })
  adminClient = restClient(await signInForCookie(assistant.email))
})
afterAll(async () => {
  await testPayload.stop()
  await Promise.all([ownSmtpServer, otherSmtpServer].map((server) => server.stop()))
})
beforeEach(async () => {
  await saveEmailSettings(directorClient, {
    ...smtpSettingsOf(ownSmtpServer),
    fromEmail: null,
    confirmServer: true,
  })
  await testPayload.payload.db.pool.query('DELETE FROM payload_jobs')
  clearReceivedMails()
})

const smtpSettingsOf = ({ port }: SmtpServer) => ({
  smtpHost: '127.0.0.1',
  smtpPort: port,
  smtpUser: null,
})
const clearReceivedMails = () => {
  for (const { mails } of [ownSmtpServer, otherSmtpServer]) mails.length = 0
}

async function saveEmailSettings(client: StaffClient, change: object) {
  expect((await client.post('/globals/email-settings', change)).status).toBe(200)
  await runDueJobs(testPayload.payload)
}

const findChangeMails = ({ mails }: SmtpServer) =>
  mails.filter(({ subject }) => subject === 'Les réglages d’e-mail ont été modifiés')

test('A change of the mail settings is mailed to the Super Administrators over the confirmed and the new server', async () => {
  await saveEmailSettings(adminClient, smtpSettingsOf(otherSmtpServer))
  for (const server of [ownSmtpServer, otherSmtpServer]) {
    const [mail] = findChangeMails(server)
    expect(mail?.envelopeTo).toContain(directorEmail)
    expect(mail?.text).toContain('Paul Durand')
    expect(mail?.text).toContain(`${ownSmtpServer.port} → ${otherSmtpServer.port}`)
    expect(mail?.text).toContain('attend la confirmation')
  }
  expect(findChangeMails(ownSmtpServer)[0]?.messageId).toBe(
    findChangeMails(otherSmtpServer)[0]?.messageId,
  )
})

test('A change by a Super Administrator is mailed over the former server, too', async () => {
  await saveEmailSettings(directorClient, smtpSettingsOf(otherSmtpServer))
  expect(findChangeMails(ownSmtpServer)).toHaveLength(1)
  expect(findChangeMails(otherSmtpServer)).toHaveLength(1)
})

test('A change that does not concern the server is mailed once', async () => {
  await saveEmailSettings(adminClient, { notifyNewMessages: false })
  await saveEmailSettings(adminClient, { notifyNewMessages: true })
  expect(findChangeMails(ownSmtpServer)).toHaveLength(2)
  expect(findChangeMails(ownSmtpServer)[0]?.text).toContain('oui → non')
})

test('An announcement contains no password', async () => {
  await saveEmailSettings(adminClient, { smtpUser: 'robot', smtpPassword: 'secret-smtp' })
  const [mail] = findChangeMails(ownSmtpServer)
  expect(mail?.text).toContain('changé ou effacé')
  expect(mail?.raw).not.toContain('secret-smtp')
})

test('A save without changes is not announced', async () => {
  await saveEmailSettings(adminClient, smtpSettingsOf(ownSmtpServer))
  expect(ownSmtpServer.mails).toEqual([])
})

test('A confirmation of the server is announced', async () => {
  await saveEmailSettings(adminClient, smtpSettingsOf(otherSmtpServer))
  clearReceivedMails()
  await saveEmailSettings(directorClient, { confirmServer: true })
  const subject = 'Le serveur d’envoi des e-mails a été confirmé'
  expect(ownSmtpServer.mails.map((mail) => mail.subject)).toEqual([subject])
  expect(otherSmtpServer.mails.map((mail) => mail.subject)).toEqual([subject])
})
