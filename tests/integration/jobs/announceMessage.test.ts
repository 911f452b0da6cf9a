import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aContactMessage } from '../../support/aContactMessage'
import { findJobs, runDueJobs } from '../../support/dueJobs'
import { startSmtpServer } from '../../support/startSmtpServer'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'

let site: TestPayload
let mailServer: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  mailServer = await startSmtpServer()
  site = await startOwnPayload({
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  })
  await site.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
})

afterEach(() => {
  mailServer.mails.length = 0
})

afterAll(async () => {
  await site.stop()
  await mailServer.stop()
})

async function announce(messageId: number) {
  await site.payload.jobs.queue({ task: 'announceMessage', input: { messageId } })
  await runDueJobs(site.payload)
}

test('Staff receive a mail at the address of the site and can reply to the sender', async () => {
  const { id } = await aContactMessage(site.payload, {
    subject: 'Bonjour\r\nBcc: all@example.org',
    message: "L'Oréal & <b>\nsuite",
  })
  await announce(id)
  expect(mailServer.mails).toHaveLength(1)
  const [mail] = mailServer.mails
  expect(mail?.envelopeTo).toEqual(['contact@exemplia.example'])
  expect(mail?.subject).toBe('Nouveau message\u00a0: Bonjour Bcc: all@example.org')
  expect(mail?.replyTo).toEqual([
    expect.objectContaining({ name: 'Paul Girard', address: 'paul.girard@example.org' }),
  ])
  expect(mail?.text).toContain("> L'Oréal & <b>\n> suite")
  expect(mail?.html).toContain('L&#39;Oréal &amp; &lt;b&gt;\nsuite')
})

test('The mail about an English message names its language in French', async () => {
  const { id } = await aContactMessage(site.payload, { language: 'en' })
  await announce(id)
  expect(mailServer.mails[0]?.subject).toContain('Nouveau message')
  expect(mailServer.mails[0]?.text).toContain('Langue\u00A0: anglais')
})

test('A message queued twice is announced once', async () => {
  const { id } = await aContactMessage(site.payload)
  await announce(id)
  await announce(id)
  expect(mailServer.mails).toHaveLength(1)
})

test('The job of a deleted message ends without a mail', async () => {
  const { id } = await aContactMessage(site.payload)
  await site.payload.delete({ collection: 'contact-messages', id })
  await announce(id)
  expect(mailServer.mails).toHaveLength(0)
  expect(await findJobs(site.payload)).toEqual([])
})
