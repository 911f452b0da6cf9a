import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { anApplication } from '../../support/anApplication'
import { findJobs, runDueJobs, runWaitingJobs } from '../../support/dueJobs'
import { startSmtpServer } from '../../support/startSmtpServer'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'
import { writeHome } from '../../support/writeHome'

const STAFF = 'recrutement@exemplia.example'
const CANDIDATE = 'claire.morel@example.org'

let site: TestPayload
let mailServer: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  mailServer = await startSmtpServer()
  site = await startOwnPayload()
  await site.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
  await site.payload.updateGlobal({
    slug: 'email-settings',
    data: {
      smtpHost: '127.0.0.1',
      smtpPort: mailServer.port,
      fromEmail: 'ne-pas-repondre@exemplia.example',
      notificationRecipients: [STAFF],
    },
  })
})

afterEach(async () => {
  vi.restoreAllMocks()
  mailServer.mails.length = 0
  mailServer.refusalOf = () => null
  await site.payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
})

afterAll(async () => {
  await site.stop()
  await mailServer.stop()
})

function queue(applicationId: number) {
  return site.payload.jobs.queue({ task: 'announceApplication', input: { applicationId } })
}

const mailsTo = (address: string) =>
  mailServer.mails.filter(({ envelopeTo }) => envelopeTo.includes(address))

test('Staff receive a mail that shows the candidate’s text literally', async () => {
  const { id } = await anApplication(site.payload, {
    candidateName: 'Zoé\r\nBcc: all@example.org <script>',
    jobTitle: "L'Oréal & <b>",
    coverLetter: 'Bonjour,\n<img src=x>',
  })
  await queue(id)
  await runDueJobs(site.payload)
  const [mail] = mailsTo(STAFF)
  expect(mail?.subject).toBe(
    "Nouvelle candidature\u00a0: Zoé Bcc: all@example.org <script> — L'Oréal & <b>",
  )
  expect(mail?.envelopeTo).toEqual([STAFF])
  expect(mail?.replyTo?.[0]?.address).toBe(CANDIDATE)
  expect(mail?.text).toContain("L'Oréal & <b>")
  expect(mail?.html).toContain('L&#39;Oréal &amp; &lt;b&gt;')
  expect(mail?.html).not.toMatch(/<img|<script/)
  expect(mail?.html).toContain(`https://exemplia.test/admin/collections/job-applications/${id}`)
  expect(mail?.attachments).toEqual([])
  expect(await findJobs(site.payload)).toEqual([])
})

test('The candidate gets an acknowledgement that repeats no typed text', async () => {
  const { id } = await anApplication(site.payload, {
    candidateName: 'Achetez sur spam.example',
    jobTitle: 'Cliquez ici',
  })
  await queue(id)
  await runDueJobs(site.payload)
  const [mail] = mailsTo(CANDIDATE)
  expect(mail?.text).toContain('Nous avons bien reçu votre candidature')
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/spam\.example|Cliquez ici/)
  expect(mail?.replyTo?.[0]?.address).toBe('contact@exemplia.example')
  const headers = mail?.headers.map(({ key, value }) => [key, value])
  expect(headers).toContainEqual(['auto-submitted', 'auto-replied'])
  expect(headers).toContainEqual(['x-auto-response-suppress', 'All'])
})

test('The acknowledgement of an English application is English, and links to the English offers', async () => {
  const { id } = await anApplication(site.payload, {
    candidateName: 'Buy at spam.example',
    jobTitle: 'Click here',
    language: 'en',
  })
  await queue(id)
  await runDueJobs(site.payload)
  const [mail] = mailsTo(CANDIDATE)
  expect(mail?.subject).toBe('Your application to Exemplia')
  expect(mail?.html).toContain('<html lang="en">')
  expect(mail?.html).toContain('href="https://exemplia.test/en/jobs"')
  expect(mail?.text).toContain('See our vacancies: https://exemplia.test/en/jobs')
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/spam\.example|Click here|candidature/)
  expect(mailsTo(STAFF)[0]?.subject).toContain('Nouvelle candidature')
})

test.each([
  ['cv', 'fr', 'Envoyez-nous un autre exemplaire de votre CV', 'endommagé ou incomplet'],
  ['coverLetterFile', 'en', 'Please send us another copy of your cover letter', 'is damaged'],
] as const)(
  'A candidate whose file was refused later (%s) is asked for another one by mail',
  async (refusedFile, language, title, reason) => {
    const { id } = await anApplication(site.payload, { language })
    await site.payload.jobs.queue({
      task: 'announceApplication',
      input: { applicationId: id, refusedFile, refusal: 'fileDamaged' },
    })
    await runDueJobs(site.payload)
    expect(mailsTo(STAFF)).toEqual([])
    const mails = mailsTo(CANDIDATE)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(title)
    expect(mails[0]?.text).toContain(reason)
    expect(mails[0]?.replyTo?.[0]?.address).toBe('contact@exemplia.example')
  },
)

test('The URL of the jobs follows the language at the root', async () => {
  const standAtTheRoot = (defaultLanguage: SiteLanguage) =>
    site.payload.updateGlobal({ slug: 'website-settings', data: { defaultLanguage } })
  await writeHome(site.payload, 'fr', 'Nos chiffres')
  await writeHome(site.payload, 'en', 'Our figures')
  await standAtTheRoot('en')
  for (const language of ['en', 'fr'] as const) {
    await queue((await anApplication(site.payload, { language })).id)
  }
  await runDueJobs(site.payload)
  await standAtTheRoot('fr')
  const ways = mailsTo(CANDIDATE).map(({ text }) => text?.match(/https:\S+/)?.[0])
  expect(ways.sort()).toEqual(['https://exemplia.test/fr/nos-offres', 'https://exemplia.test/jobs'])
})

test('The mail settings are read once for all mails of an announcement', async () => {
  const read = vi.spyOn(site.payload, 'findGlobal')
  const { id } = await anApplication(site.payload)
  await queue(id)
  await runDueJobs(site.payload)
  expect(mailServer.mails).toHaveLength(2)
  expect(read.mock.calls.filter(([{ slug }]) => slug === 'email-settings')).toHaveLength(1)
})

test('An application queued twice, together or one after the other, is announced once', async () => {
  const { id } = await anApplication(site.payload)
  await queue(id)
  await queue(id)
  await runDueJobs(site.payload)
  await runDueJobs(site.payload)
  await queue(id)
  await runDueJobs(site.payload)
  expect(mailsTo(STAFF)).toHaveLength(1)
  expect(mailsTo(CANDIDATE)).toHaveLength(1)
  expect(await findJobs(site.payload)).toEqual([])
})

test('While the mail server is unreachable the mails wait, and each is sent once later', async () => {
  vi.spyOn(site.payload.logger, 'error').mockReturnValue(undefined)
  await mailServer.stop()
  const { id } = await anApplication(site.payload)
  await queue(id)
  const start = Date.now()
  await runDueJobs(site.payload)
  const [job] = await findJobs(site.payload)
  expect(job).toMatchObject({ hasError: false, processing: false, totalTried: 1 })
  expect(Date.parse(job?.waitUntil ?? '')).toBeGreaterThanOrEqual(start + 30_000)

  // Another program may have taken the former port.
  mailServer = await startSmtpServer()
  const { port } = mailServer
  await site.payload.updateGlobal({ slug: 'email-settings', data: { smtpPort: port } })
  await runDueJobs(site.payload)
  expect(mailServer.mails).toHaveLength(0)
  await runWaitingJobs(site.payload)
  expect(mailsTo(STAFF)).toHaveLength(1)
  expect(await findJobs(site.payload)).toEqual([])
})

test('The delay doubles after each attempt; then the job is stored as failed and logged', {
  tags: 'slow',
}, async () => {
  const logged = vi.spyOn(site.payload.logger, 'error').mockReturnValue(undefined)
  mailServer.refusalOf = (address) => (address === STAFF ? { code: 451, words: 'Not now' } : null)
  const { id } = await anApplication(site.payload)
  await queue(id)
  for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512].map((times) => times * 30_000)) {
    const start = Date.now()
    await runWaitingJobs(site.payload)
    const [job] = await findJobs(site.payload)
    const waitUntil = Date.parse(job?.waitUntil ?? '')
    expect(waitUntil).toBeGreaterThanOrEqual(start + wait)
    expect(waitUntil).toBeLessThanOrEqual(Date.now() + wait)
  }
  await runWaitingJobs(site.payload)
  const [failed] = await findJobs(site.payload)
  expect(failed).toMatchObject({ hasError: true, processing: false, totalTried: 11 })
  expect(logged).toHaveBeenLastCalledWith(
    expect.objectContaining({
      err: expect.objectContaining({ message: expect.stringContaining('Not now') }),
      msg: expect.stringContaining('max retries reached'),
    }),
  )
  expect(mailsTo(CANDIDATE)).toHaveLength(1)
})

test('The job of a deleted application ends without a mail', async () => {
  const { id } = await anApplication(site.payload)
  await queue(id)
  await site.payload.delete({ collection: 'job-applications', id })
  await runDueJobs(site.payload)
  expect(mailServer.mails).toHaveLength(0)
  expect(await findJobs(site.payload)).toEqual([])
})

test('A status set during the announcement is not overwritten', async () => {
  const { id } = await anApplication(site.payload)
  vi.spyOn(mailServer, 'whileReceiving').mockImplementation(() =>
    site.payload.update({ collection: 'job-applications', id, data: { status: 'accepted' } }),
  )
  await queue(id)
  await runDueJobs(site.payload)
  const { status } = await site.payload.findByID({ collection: 'job-applications', id })
  expect(mailsTo(STAFF)).toHaveLength(1)
  expect(status).toBe('accepted')
})

test('Staff who switched these mails off get none, and the candidate gets one', async () => {
  const wantMails = (notifyNewApplications: boolean) =>
    site.payload.updateGlobal({ slug: 'email-settings', data: { notifyNewApplications } })
  await wantMails(false)
  const { id } = await anApplication(site.payload)
  await queue(id)
  await runDueJobs(site.payload)
  expect(mailsTo(STAFF)).toHaveLength(0)
  expect(mailsTo(CANDIDATE)).toHaveLength(1)
  await wantMails(true)
})
