import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aContactMessage } from '../../support/aContactMessage'
import { findJobs, runDueJobs } from '../../support/dueJobs'
import { startSmtpServer } from '../../support/startSmtpServer'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  smtpServer = await startSmtpServer()
  testPayload = await startOwnPayload({
    SMTP_URL: `smtp://127.0.0.1:${smtpServer.port}`,
  })
  await testPayload.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
})

afterEach(() => {
  smtpServer.mails.length = 0
})

afterAll(async () => {
  await testPayload.stop()
  await smtpServer.stop()
})

async function announceStoredMessage(messageId: number) {
  await testPayload.payload.jobs.queue({ task: 'announceMessage', input: { messageId } })
  await runDueJobs(testPayload.payload)
}

test('Staff receive a mail at the address of the site and can reply to the sender', async () => {
  const { id } = await aContactMessage(testPayload.payload, {
    subject: 'Bonjour\r\nBcc: all@example.org',
    message: "L'Oréal & <b>\nsuite",
  })
  await announceStoredMessage(id)
  expect(smtpServer.mails).toHaveLength(1)
  const [mail] = smtpServer.mails
  expect(mail?.envelopeTo).toEqual(['contact@exemplia.example'])
  expect(mail?.subject).toBe('Nouveau message\u00a0: Bonjour Bcc: all@example.org')
  expect(mail?.replyTo).toEqual([
    expect.objectContaining({ name: 'Paul Girard', address: 'paul.girard@example.org' }),
  ])
  expect(mail?.text).toContain("> L'Oréal & <b>\n> suite")
  expect(mail?.html).toContain('L&#39;Oréal &amp; &lt;b&gt;\nsuite')
})

test('The mail about an English message names its language in French', async () => {
  const { id } = await aContactMessage(testPayload.payload, { language: 'en' })
  await announceStoredMessage(id)
  expect(smtpServer.mails[0]?.subject).toContain('Nouveau message')
  expect(smtpServer.mails[0]?.text).toContain('Langue\u00A0: anglais')
})

test('A message queued twice is announced once', async () => {
  const { id } = await aContactMessage(testPayload.payload)
  await announceStoredMessage(id)
  await announceStoredMessage(id)
  expect(smtpServer.mails).toHaveLength(1)
})

test('The job of a deleted message ends without a mail', async () => {
  const { id } = await aContactMessage(testPayload.payload)
  await testPayload.payload.delete({ collection: 'contact-messages', id })
  await announceStoredMessage(id)
  expect(smtpServer.mails).toHaveLength(0)
  expect(await findJobs(testPayload.payload)).toEqual([])
})
