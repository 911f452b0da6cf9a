import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { anApplication } from '../../support/anApplication'
import { findJobs, runDueJobs, runWaitingJobs } from '../../support/dueJobs'
import { startSmtpServer } from '../../support/startSmtpServer'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'
import { writeHome } from '../../support/writeHome'

const STAFF_EMAIL = 'recrutement@exemplia.example'
const CANDIDATE_EMAIL = 'claire.morel@example.org'

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  smtpServer = await startSmtpServer()
  testPayload = await startOwnPayload()
  await testPayload.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
  await testPayload.payload.updateGlobal({
    slug: 'email-settings',
    data: {
      smtpHost: '127.0.0.1',
      smtpPort: smtpServer.port,
      fromEmail: 'ne-pas-repondre@exemplia.example',
      notificationRecipients: [STAFF_EMAIL],
    },
  })
})

afterEach(async () => {
  vi.restoreAllMocks()
  smtpServer.mails.length = 0
  smtpServer.refusalOf = () => null
  await testPayload.payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
})

afterAll(async () => {
  await testPayload.stop()
  await smtpServer.stop()
})

function queueAnnouncement(applicationId: number) {
  return testPayload.payload.jobs.queue({ task: 'announceApplication', input: { applicationId } })
}

const findMailsTo = (address: string) =>
  smtpServer.mails.filter(({ envelopeTo }) => envelopeTo.includes(address))

test('Staff receive a mail that shows the candidate’s text literally', async () => {
  const { id } = await anApplication(testPayload.payload, {
    candidateName: 'Zoé\r\nBcc: all@example.org <script>',
    jobTitle: "L'Oréal & <b>",
    coverLetter: 'Bonjour,\n<img src=x>',
  })
  await queueAnnouncement(id)
  await runDueJobs(testPayload.payload)
  const [mail] = findMailsTo(STAFF_EMAIL)
  expect(mail?.subject).toBe(
    "Nouvelle candidature\u00a0: Zoé Bcc: all@example.org <script> — L'Oréal & <b>",
  )
  expect(mail?.envelopeTo).toEqual([STAFF_EMAIL])
  expect(mail?.replyTo?.[0]?.address).toBe(CANDIDATE_EMAIL)
  expect(mail?.text).toContain("L'Oréal & <b>")
  expect(mail?.html).toContain('L&#39;Oréal &amp; &lt;b&gt;')
  expect(mail?.html).not.toMatch(/<img|<script/)
  expect(mail?.html).toContain(`https://exemplia.test/admin/collections/job-applications/${id}`)
  expect(mail?.attachments).toEqual([])
  expect(await findJobs(testPayload.payload)).toEqual([])
})

test('The candidate gets an acknowledgement that repeats no typed text', async () => {
  const { id } = await anApplication(testPayload.payload, {
    candidateName: 'Achetez sur spam.example',
    jobTitle: 'Cliquez ici',
  })
  await queueAnnouncement(id)
  await runDueJobs(testPayload.payload)
  const [mail] = findMailsTo(CANDIDATE_EMAIL)
  expect(mail?.text).toContain('Nous avons bien reçu votre candidature')
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/spam\.example|Cliquez ici/)
  expect(mail?.replyTo?.[0]?.address).toBe('contact@exemplia.example')
  const headers = mail?.headers.map(({ key, value }) => [key, value])
  expect(headers).toContainEqual(['auto-submitted', 'auto-replied'])
  expect(headers).toContainEqual(['x-auto-response-suppress', 'All'])
})

test('The acknowledgement of an English application is English, and links to the English offers', async () => {
  const { id } = await anApplication(testPayload.payload, {
    candidateName: 'Buy at spam.example',
    jobTitle: 'Click here',
    language: 'en',
  })
  await queueAnnouncement(id)
  await runDueJobs(testPayload.payload)
  const [mail] = findMailsTo(CANDIDATE_EMAIL)
  expect(mail?.subject).toBe('Your application to Exemplia')
  expect(mail?.html).toContain('<html lang="en">')
  expect(mail?.html).toContain('href="https://exemplia.test/en/jobs"')
  expect(mail?.text).toContain('See our vacancies: https://exemplia.test/en/jobs')
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/spam\.example|Click here|candidature/)
  expect(findMailsTo(STAFF_EMAIL)[0]?.subject).toContain('Nouvelle candidature')
})

test.each([
  ['cv', 'fr', 'Envoyez-nous un autre exemplaire de votre CV', 'endommagé ou incomplet'],
  ['coverLetterFile', 'en', 'Please send us another copy of your cover letter', 'is damaged'],
] as const)(
  'A candidate whose file was refused later (%s) is asked for another one by mail',
  async (refusedFile, language, title, reason) => {
    const { id } = await anApplication(testPayload.payload, { language })
    await testPayload.payload.jobs.queue({
      task: 'announceApplication',
      input: { applicationId: id, refusedFile, refusal: 'fileDamaged' },
    })
    await runDueJobs(testPayload.payload)
    expect(findMailsTo(STAFF_EMAIL)).toEqual([])
    const mails = findMailsTo(CANDIDATE_EMAIL)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(title)
    expect(mails[0]?.text).toContain(reason)
    expect(mails[0]?.replyTo?.[0]?.address).toBe('contact@exemplia.example')
  },
)

test('The URL of the jobs follows the language at the root', async () => {
  const standAtTheRoot = (defaultLanguage: SiteLanguage) =>
    testPayload.payload.updateGlobal({ slug: 'website-settings', data: { defaultLanguage } })
  await writeHome(testPayload.payload, 'fr', 'Nos chiffres')
  await writeHome(testPayload.payload, 'en', 'Our figures')
  await standAtTheRoot('en')
  for (const language of ['en', 'fr'] as const) {
    await queueAnnouncement((await anApplication(testPayload.payload, { language })).id)
  }
  await runDueJobs(testPayload.payload)
  await standAtTheRoot('fr')
  const ways = findMailsTo(CANDIDATE_EMAIL).map(({ text }) => text?.match(/https:\S+/)?.[0])
  expect(ways.sort()).toEqual(['https://exemplia.test/fr/nos-offres', 'https://exemplia.test/jobs'])
})

test('The mail settings are read once for all mails of an announcement', async () => {
  const read = vi.spyOn(testPayload.payload, 'findGlobal')
  const { id } = await anApplication(testPayload.payload)
  await queueAnnouncement(id)
  await runDueJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(2)
  expect(read.mock.calls.filter(([{ slug }]) => slug === 'email-settings')).toHaveLength(1)
})

test('An application queued twice, together or one after the other, is announced once', async () => {
  const { id } = await anApplication(testPayload.payload)
  await queueAnnouncement(id)
  await queueAnnouncement(id)
  await runDueJobs(testPayload.payload)
  await runDueJobs(testPayload.payload)
  await queueAnnouncement(id)
  await runDueJobs(testPayload.payload)
  expect(findMailsTo(STAFF_EMAIL)).toHaveLength(1)
  expect(findMailsTo(CANDIDATE_EMAIL)).toHaveLength(1)
  expect(await findJobs(testPayload.payload)).toEqual([])
})

test('While the mail server is unreachable the mails wait, and each is sent once later', async () => {
  vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
  await smtpServer.stop()
  const { id } = await anApplication(testPayload.payload)
  await queueAnnouncement(id)
  const start = Date.now()
  await runDueJobs(testPayload.payload)
  const [job] = await findJobs(testPayload.payload)
  expect(job).toMatchObject({ hasError: false, processing: false, totalTried: 1 })
  expect(Date.parse(job?.waitUntil ?? '')).toBeGreaterThanOrEqual(start + 30_000)

  // Another program may have taken the former port.
  smtpServer = await startSmtpServer()
  const { port } = smtpServer
  await testPayload.payload.updateGlobal({ slug: 'email-settings', data: { smtpPort: port } })
  await runDueJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(0)
  await runWaitingJobs(testPayload.payload)
  expect(findMailsTo(STAFF_EMAIL)).toHaveLength(1)
  expect(await findJobs(testPayload.payload)).toEqual([])
})

test('The delay doubles after each attempt; then the job is stored as failed and logged', {
  tags: 'slow',
}, async () => {
  const logged = vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
  smtpServer.refusalOf = (address) =>
    address === STAFF_EMAIL ? { code: 451, words: 'Not now' } : null
  const { id } = await anApplication(testPayload.payload)
  await queueAnnouncement(id)
  for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512].map((times) => times * 30_000)) {
    const start = Date.now()
    await runWaitingJobs(testPayload.payload)
    const [job] = await findJobs(testPayload.payload)
    const waitUntil = Date.parse(job?.waitUntil ?? '')
    expect(waitUntil).toBeGreaterThanOrEqual(start + wait)
    expect(waitUntil).toBeLessThanOrEqual(Date.now() + wait)
  }
  await runWaitingJobs(testPayload.payload)
  const [failed] = await findJobs(testPayload.payload)
  expect(failed).toMatchObject({ hasError: true, processing: false, totalTried: 11 })
  expect(logged).toHaveBeenLastCalledWith(
    expect.objectContaining({
      err: expect.objectContaining({ message: expect.stringContaining('Not now') }),
      msg: expect.stringContaining('max retries reached'),
    }),
  )
  expect(findMailsTo(CANDIDATE_EMAIL)).toHaveLength(1)
})

test('The job of a deleted application ends without a mail', async () => {
  const { id } = await anApplication(testPayload.payload)
  await queueAnnouncement(id)
  await testPayload.payload.delete({ collection: 'job-applications', id })
  await runDueJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(0)
  expect(await findJobs(testPayload.payload)).toEqual([])
})

test('A status set during the announcement is not overwritten', async () => {
  const { id } = await anApplication(testPayload.payload)
  vi.spyOn(smtpServer, 'whileReceiving').mockImplementation(() =>
    testPayload.payload.update({
      collection: 'job-applications',
      id,
      data: { status: 'accepted' },
    }),
  )
  await queueAnnouncement(id)
  await runDueJobs(testPayload.payload)
  const { status } = await testPayload.payload.findByID({ collection: 'job-applications', id })
  expect(findMailsTo(STAFF_EMAIL)).toHaveLength(1)
  expect(status).toBe('accepted')
})

test('Staff who switched these mails off get none, and the candidate gets one', async () => {
  const wantMails = (notifyNewApplications: boolean) =>
    testPayload.payload.updateGlobal({ slug: 'email-settings', data: { notifyNewApplications } })
  await wantMails(false)
  const { id } = await anApplication(testPayload.payload)
  await queueAnnouncement(id)
  await runDueJobs(testPayload.payload)
  expect(findMailsTo(STAFF_EMAIL)).toHaveLength(0)
  expect(findMailsTo(CANDIDATE_EMAIL)).toHaveLength(1)
  await wantMails(true)
})
