import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '@/tests/support/dueJobs'
import { aUser } from '@/tests/support/records'
import { restClient, signIn } from '@/tests/support/restClient'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

type Server = Awaited<ReturnType<typeof startSmtpServer>>
type Client = ReturnType<typeof restClient>

let site: TestPayload
let house: Server
let other: Server
let director: Client
let admin: Client
let directorEmail: string

beforeAll(async () => {
  ;[house, other] = await Promise.all([startSmtpServer(), startSmtpServer()])
  site = await startTestPayload()
  directorEmail = (await aUser(site.payload, { role: 'super-admin' })).email
  director = restClient(await signIn(directorEmail))
  const assistant = await aUser(site.payload, { role: 'admin', name: 'Paul Durand' })
  admin = restClient(await signIn(assistant.email))
})
afterAll(async () => {
  await site.stop()
  await Promise.all([house, other].map((server) => server.stop()))
})
beforeEach(async () => {
  await save(director, { ...on(house), fromEmail: null, confirmServer: true })
  await site.payload.db.pool.query('DELETE FROM payload_jobs')
  forgetMails()
})

const on = ({ port }: Server) => ({ smtpHost: '127.0.0.1', smtpPort: port, smtpUser: null })
const forgetMails = () => {
  for (const { mails } of [house, other]) mails.length = 0
}

async function save(client: Client, change: object) {
  expect((await client.post('/globals/email-settings', change)).status).toBe(200)
  await runDueJobs(site.payload)
}

const announcements = ({ mails }: Server) =>
  mails.filter(({ subject }) => subject === 'Les réglages d’e-mail ont été modifiés')

test('A change of the mail settings is mailed to the Super Administrators over the confirmed and the new server', async () => {
  await save(admin, on(other))
  for (const server of [house, other]) {
    const [mail] = announcements(server)
    expect(mail?.envelopeTo).toContain(directorEmail)
    expect(mail?.text).toContain('Paul Durand')
    expect(mail?.text).toContain(`${house.port} → ${other.port}`)
    expect(mail?.text).toContain('attend la confirmation')
  }
  expect(announcements(house)[0]?.messageId).toBe(announcements(other)[0]?.messageId)
})

test('A change by a Super Administrator is mailed over the former server, too', async () => {
  await save(director, on(other))
  expect(announcements(house)).toHaveLength(1)
  expect(announcements(other)).toHaveLength(1)
})

test('A change that does not concern the server is mailed once', async () => {
  await save(admin, { notifyNewMessages: false })
  await save(admin, { notifyNewMessages: true })
  expect(announcements(house)).toHaveLength(2)
  expect(announcements(house)[0]?.text).toContain('oui → non')
})

test('An announcement contains no password', async () => {
  await save(admin, { smtpUser: 'robot', smtpPassword: 'secret-smtp' })
  const [mail] = announcements(house)
  expect(mail?.text).toContain('changé ou effacé')
  expect(mail?.raw).not.toContain('secret-smtp')
})

test('A save without changes is not announced', async () => {
  await save(admin, on(house))
  expect(house.mails).toEqual([])
})

test('A confirmation of the server is announced', async () => {
  await save(admin, on(other))
  forgetMails()
  await save(director, { confirmServer: true })
  const subject = 'Le serveur d’envoi des e-mails a été confirmé'
  expect(house.mails.map((mail) => mail.subject)).toEqual([subject])
  expect(other.mails.map((mail) => mail.subject)).toEqual([subject])
})
