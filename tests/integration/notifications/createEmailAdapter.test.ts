import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEmailAdapter } from '@/src/notifications/createEmailAdapter'
import type { MailOutlet } from '@/src/notifications/notificationOutlets'
import { readMailSettings } from '@/src/queries/internal/readMailSettings'
import { startSilentSmtpServer, startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  testPayload = await startTestPayload()
  smtpServer = await startSmtpServer({ account: { user: 'exemplia', password: 'secret-smtp' } })
  await testPayload.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
})

afterAll(async () => {
  await smtpServer.stop()
  await testPayload.stop()
})

beforeEach(() => {
  smtpServer.mails.length = 0
})

const MAIL_MESSAGE = { to: 'claire@example.org', subject: 'Bonjour', text: 'Bienvenue.' }

function sendMailWith(options: Partial<MailOutlet>) {
  const allowedHosts = ['127.0.0.1']
  const mail = { smtpUrl: undefined, directory: testPayload.dataDir, allowedHosts, ...options }
  const outlets = { siteUrl: undefined, slack: null, mail }
  const adapter = createEmailAdapter({ outlets, readSettings: readMailSettings })
  return adapter({ payload: testPayload.payload }).sendEmail(MAIL_MESSAGE)
}

async function setSmtpServer(port: number | null, different: object = {}) {
  await testPayload.payload.updateGlobal({
    slug: 'email-settings',
    data: {
      smtpHost: port === null ? null : '127.0.0.1',
      smtpPort: port ?? 587,
      smtpUser: 'exemplia',
      smtpPassword: 'secret-smtp',
      fromEmail: 'rh@exemplia.example',
      fromName: 'Exemplia Recrutement',
      ...different,
    },
  })
}

test('Without a mail server the mail is stored as a file that only its owner may read', async () => {
  await setSmtpServer(null)
  await testPayload.payload.sendEmail(MAIL_MESSAGE)
  const directory = path.join(testPayload.dataDir, 'mails')
  const [name = ''] = await readdir(directory)
  const kept = await PostalMime.parse(await readFile(path.join(directory, name)))
  expect(name).toMatch(/\.eml$/)
  expect(kept).toMatchObject({ subject: 'Bonjour', text: expect.stringContaining('Bienvenue.') })
  expect((await stat(path.join(directory, name))).mode & 0o077).toBe(0)
})

test('The server of the settings is used with the stored password', async () => {
  await setSmtpServer(smtpServer.port)
  await testPayload.payload.sendEmail(MAIL_MESSAGE)
  expect(smtpServer.mails).toHaveLength(1)
  expect(smtpServer.mails[0]).toMatchObject({
    subject: 'Bonjour',
    from: { name: 'Exemplia Recrutement', address: 'rh@exemplia.example' },
    envelopeTo: ['claire@example.org'],
    signedInAs: 'exemplia',
  })
})

test('A change of the settings applies to the next mail', async () => {
  await setSmtpServer(smtpServer.port)
  await setSmtpServer(smtpServer.port, { fromName: 'Le service recrutement' })
  await testPayload.payload.sendEmail(MAIL_MESSAGE)
  expect(smtpServer.mails[0]?.from?.name).toBe('Le service recrutement')
})

test('SMTP_URL is used until the settings name a server', async () => {
  await setSmtpServer(null)
  const outcome = await sendMailWith({
    smtpUrl: `smtp://exemplia:secret-smtp@127.0.0.1:${smtpServer.port}`,
  })
  expect(outcome).toMatchObject({ delivered: true })
  expect(smtpServer.mails).toHaveLength(1)
})

test('A wrong password is an error, and no mail is lost silently', async () => {
  await setSmtpServer(smtpServer.port, { smtpPassword: 'wrong' })
  await expect(testPayload.payload.sendEmail(MAIL_MESSAGE)).rejects.toThrow()
  expect(smtpServer.mails).toHaveLength(0)
})

test('The request to a server that never responds times out', async () => {
  const silent = await startSilentSmtpServer()
  await setSmtpServer(silent.port)
  await expect(sendMailWith({ timeoutMs: 400 })).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  await silent.stop()
})

test('A line break in a subject or a name adds no header', async () => {
  await setSmtpServer(smtpServer.port)
  await testPayload.payload.sendEmail({
    ...MAIL_MESSAGE,
    subject: 'Bonjour\r\nBcc: everyone@example.org',
    replyTo: { name: 'Zoé\r\nX-Evil: 1', address: 'zoe@example.org' },
  })
  const [received] = smtpServer.mails
  expect(received?.subject).toBe('Bonjour Bcc: everyone@example.org')
  expect(received?.envelopeTo).toEqual(['claire@example.org'])
  const names = received?.headers.map(({ key }) => key) ?? []
  expect(names).toContain('reply-to')
  expect(names.filter((name) => name === 'bcc' || name === 'x-evil')).toEqual([])
})
