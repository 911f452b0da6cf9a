import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '@/src/database/inTransaction'
import {
  recordConsentRequestOrRefusal,
  storeGivenKeepConsent,
} from '@/src/plugins/retention/commands/changeKeepConsent'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { sessionOf } from '@/tests/support/sessionOf'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let moderator: Record<string, string>
let application: number

beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startTestPayload()
  await site.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort: smtp.port },
  })
  moderator = await sessionOf(site.payload, { role: 'moderator' })
})
beforeEach(async () => {
  application = (await anApplication(site.payload)).id
})
afterEach(() => {
  smtp.mails.length = 0
})
afterAll(async () => {
  await site.stop()
  await smtp.stop()
})

async function reply(different: object = {}, key: string = crypto.randomUUID()) {
  const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/route')
  const written = { application, template: null, seen: null, subject: 'Suite', body: 'Bonjour.' }
  const answers = [{ ...written, requestsKeepConsent: true, ...different }]
  const body = JSON.stringify({ key, answers })
  const address = 'https://exemplia.test/api/reponses-candidats'
  const response = await POST(new Request(address, { method: 'POST', headers: moderator, body }))
  return { status: response.status, body: await response.json() }
}

async function withdraw(ids: number[]) {
  const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/retrait/route')
  const body = JSON.stringify({ ids })
  await POST(new Request('https://exemplia.test/x', { method: 'POST', headers: moderator, body }))
}

const decline = () =>
  inTransaction(site.payload, { user: null }, (req) =>
    recordConsentRequestOrRefusal(req, {
      ...{ application, event: 'declined', origin: 'page', now: new Date() },
    }),
  )

const give = () =>
  inTransaction(site.payload, { user: null }, (req) =>
    storeGivenKeepConsent(req, {
      ...{ application, origin: 'page', now: new Date() },
      ...{ text: 'J’accepte pendant 24 mois.', months: 24 },
    }),
  )

async function consentEvents() {
  const { docs } = await site.payload.find({
    collection: 'keep-consents',
    where: { application: { equals: application } },
    sort: 'id',
  })
  return docs.map(({ event, origin }) => `${event} by ${origin}`)
}

test('A reply that requests a consent contains its link, and the request is recorded once', async () => {
  const key = crypto.randomUUID()
  await Promise.all([reply({}, key), reply({}, key), reply({}, key)])
  expect(await consentEvents()).toEqual([])
  await runWaitingJobs(site.payload)
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]?.text).toContain('Pouvons-nous garder votre candidature')
  expect(smtp.mails[0]?.text).toMatch(/Accepter ou refuser\s*: https?:\/\/\S+jeton=\S+/)
  expect(await consentEvents()).toEqual(['requested by staff'])
  const { answeredAt } = await site.payload.findByID({
    collection: 'job-applications',
    id: application,
  })
  expect(answeredAt).toEqual(expect.any(String))
})

test('A reply without the option, or one that was taken back, requests nothing', async () => {
  const { body } = await reply()
  await withdraw(body.ids)
  await reply({ requestsKeepConsent: false })
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]?.text).not.toContain('jeton=')
  expect(await consentEvents()).toEqual([])
})

test.each([
  ['agreed', give, 'given by page'],
  ['refused', decline, 'declined by page'],
])(
  'A candidate who has %s is not asked in a reply, also when it waits already',
  async (_, answer, event) => {
    await reply()
    await answer()
    await runWaitingJobs(site.payload)
    expect(smtp.mails).toHaveLength(1)
    expect(smtp.mails[0]?.text).not.toContain('jeton=')
    expect(await consentEvents()).toEqual([event])
    const { docs } = await site.payload.find({ collection: 'application-answers', sort: '-id' })
    const refused = await reply({ seen: docs[0]?.id })
    expect(refused.status).toBe(409)
    expect(refused.body.error).toContain('décochez la demande d’accord')
    expect(await findJobs(site.payload)).toEqual([])
  },
)
