import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEmailAdapter } from '@/src/notifications/createEmailAdapter'
import type { MailOutlet } from '@/src/notifications/notificationOutlets'
import { readMailSettings } from '@/src/queries/internal/readMailSettings'
import { startSilentSmtpServer, startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let server: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  site = await startTestPayload()
  server = await startSmtpServer({ account: { user: 'exemplia', password: 'secret-smtp' } })
  await site.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
})

afterAll(async () => {
  await server.stop()
  await site.stop()
})

beforeEach(() => {
  server.mails.length = 0
})

const message = { to: 'claire@example.org', subject: 'Bonjour', text: 'Bienvenue.' }

function sendWith(options: Partial<MailOutlet>) {
  const allowedHosts = ['127.0.0.1']
  const mail = { smtpUrl: undefined, directory: site.dataDir, allowedHosts, ...options }
  const outlets = { siteUrl: undefined, slack: null, mail }
  const adapter = createEmailAdapter({ outlets, readSettings: readMailSettings })
  return adapter({ payload: site.payload }).sendEmail(message)
}

async function useServer(port: number | null, different: object = {}) {
  await site.payload.updateGlobal({
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
  await useServer(null)
  await site.payload.sendEmail(message)
  const directory = path.join(site.dataDir, 'mails')
  const [name = ''] = await readdir(directory)
  const kept = await PostalMime.parse(await readFile(path.join(directory, name)))
  expect(name).toMatch(/\.eml$/)
  expect(kept).toMatchObject({ subject: 'Bonjour', text: expect.stringContaining('Bienvenue.') })
  expect((await stat(path.join(directory, name))).mode & 0o077).toBe(0)
})

test('The server of the settings is used with the stored password', async () => {
  await useServer(server.port)
  await site.payload.sendEmail(message)
  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]).toMatchObject({
    subject: 'Bonjour',
    from: { name: 'Exemplia Recrutement', address: 'rh@exemplia.example' },
    envelopeTo: ['claire@example.org'],
    signedInAs: 'exemplia',
  })
})

test('A change of the settings applies to the next mail', async () => {
  await useServer(server.port)
  await useServer(server.port, { fromName: 'Le service recrutement' })
  await site.payload.sendEmail(message)
  expect(server.mails[0]?.from?.name).toBe('Le service recrutement')
})

test('SMTP_URL is used until the settings name a server', async () => {
  await useServer(null)
  const outcome = await sendWith({
    smtpUrl: `smtp://exemplia:secret-smtp@127.0.0.1:${server.port}`,
  })
  expect(outcome).toMatchObject({ delivered: true })
  expect(server.mails).toHaveLength(1)
})

test('A wrong password is an error, and no mail is lost silently', async () => {
  await useServer(server.port, { smtpPassword: 'wrong' })
  await expect(site.payload.sendEmail(message)).rejects.toThrow()
  expect(server.mails).toHaveLength(0)
})

test('The request to a server that never responds times out', async () => {
  const silent = await startSilentSmtpServer()
  await useServer(silent.port)
  await expect(sendWith({ timeoutMs: 400 })).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  await silent.stop()
})

test('A line break in a subject or a name adds no header', async () => {
  await useServer(server.port)
  await site.payload.sendEmail({
    ...message,
    subject: 'Bonjour\r\nBcc: everyone@example.org',
    replyTo: { name: 'Zoé\r\nX-Evil: 1', address: 'zoe@example.org' },
  })
  const [received] = server.mails
  expect(received?.subject).toBe('Bonjour Bcc: everyone@example.org')
  expect(received?.envelopeTo).toEqual(['claire@example.org'])
  const names = received?.headers.map(({ key }) => key) ?? []
  expect(names).toContain('reply-to')
  expect(names.filter((name) => name === 'bcc' || name === 'x-evil')).toEqual([])
})
