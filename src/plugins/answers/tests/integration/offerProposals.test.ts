import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '@/src/database/inTransaction'
import {
  storeGivenKeepConsent,
  withdrawKeepConsent,
} from '@/src/plugins/retention/commands/changeKeepConsent'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { aJobOffer } from '@/tests/support/records'
import { sessionOf } from '@/tests/support/sessionOf'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let moderator: Record<string, string>
let application: number
let offer: number

beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startTestPayload()
  await site.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
  await site.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort: smtp.port },
  })
  moderator = await sessionOf(site.payload, { role: 'moderator' })
})
beforeEach(async () => {
  application = (await anApplication(site.payload)).id
  offer = (await aJobOffer(site.payload, { title: 'Architecte Java', isActive: true })).id
  await giveConsent(application)
})
afterEach(() => {
  smtp.mails.length = 0
})
afterAll(async () => {
  await site.stop()
  await smtp.stop()
})

const giveConsent = (id: number, now = new Date()) =>
  inTransaction(site.payload, { user: null }, (req) =>
    storeGivenKeepConsent(req, {
      ...{ application: id, origin: 'form', now },
      ...{ text: 'J’accepte pendant 24 mois.', months: 24 },
    }),
  )

const withdrawConsent = () =>
  inTransaction(site.payload, { user: null }, (req) =>
    withdrawKeepConsent(req, { application, origin: 'page', now: new Date() }),
  )

const takeOffline = () =>
  site.payload.update({
    collection: 'job-offers',
    id: offer,
    data: { isActive: false },
    context: { disableRevalidate: true },
  })

async function propose(different: object = {}, key: string = crypto.randomUUID()) {
  const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/route')
  const proposal = {
    ...{ application, template: null, seen: null, proposedOffer: offer },
    subject: 'Une offre pour vous',
    body: 'Bonjour,\n\nhttps://exemplia.test/nos-offres/architecte-java',
    ...different,
  }
  const body = JSON.stringify({ key, answers: [proposal] })
  const address = 'https://exemplia.test/api/reponses-candidats'
  const response = await POST(new Request(address, { method: 'POST', headers: moderator, body }))
  return { status: response.status, body: await response.json() }
}

async function postIds(route: 'constat' | 'renvoi' | 'retrait', ids: number[]) {
  const { POST } = await {
    constat: () => import('@/src/plugins/answers/routes/reponses-candidats/constat/route'),
    renvoi: () => import('@/src/plugins/answers/routes/reponses-candidats/renvoi/route'),
    retrait: () => import('@/src/plugins/answers/routes/reponses-candidats/retrait/route'),
  }[route]()
  const body = JSON.stringify({ ids })
  return (
    await POST(new Request('https://exemplia.test/x', { method: 'POST', headers: moderator, body }))
  ).json()
}

const replyOf = (id: number) =>
  site.payload.findByID({ collection: 'application-answers', id, depth: 0 })

async function promiseOf(id = application) {
  const { awaitsAnswer, answeredAt, answerDueOn, status } = await site.payload.findByID({
    collection: 'job-applications',
    id,
    depth: 0,
  })
  return { awaitsAnswer, answeredAt, answerDueOn, status }
}

test('A proposed offer is mailed with the link that withdraws the consent, and answers no application', async () => {
  const before = await promiseOf()
  const { body, status } = await propose()
  expect(status).toBe(200)
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toHaveLength(1)
  const { subject, text = '' } = smtp.mails[0] ?? {}
  expect(subject).toBe('Une offre pour vous')
  expect(text).toContain('https://exemplia.test/nos-offres/architecte-java')
  expect(text).toContain('vous avez accepté que Exemplia conserve votre candidature')
  expect(text).toMatch(/Retirer votre accord\s*: https?:\/\/\S+\/conservation\?jeton=\S+/)
  expect(await replyOf(body.ids[0])).toMatchObject({ state: 'sent', proposedOffer: offer })
  expect(before.awaitsAnswer).toBe(true)
  expect(await promiseOf()).toEqual(before)
})

test('A proposal whose sending was confirmed by hand answers no application', async () => {
  const before = await promiseOf()
  const { body } = await propose()
  await site.payload.db.pool.query(
    "UPDATE application_answers SET state = 'unclear', taken_at = now() WHERE id = $1",
    [body.ids[0]],
  )
  expect(await postIds('constat', body.ids)).toEqual({ ids: body.ids })
  expect(await promiseOf()).toEqual(before)
})

test('A candidate does not see a decision because an offer was proposed', async () => {
  const { findStatusShownToCandidate } = await import(
    '@/src/plugins/candidate-page/queries/findTrackedApplication'
  )
  await site.payload.update({
    collection: 'job-applications',
    id: application,
    data: { status: 'rejected' },
  })
  await propose()
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toHaveLength(1)
  expect(await findStatusShownToCandidate(site.payload, application)).toBe('pending')
})

test.each([
  ['without a consent', () => withdrawConsent(), 'n’accepte plus, de recevoir d’autres offres'],
  ['about an offer that is offline', () => takeOffline(), 'n’est plus en ligne'],
])(
  'A proposal %s is refused with a sentence, and nothing is stored',
  async (_, prevent, sentence) => {
    await prevent()
    const { body, status } = await propose()
    expect(status).toBe(409)
    expect(body.error).toContain(sentence)
    expect(await findJobs(site.payload)).toEqual([])
  },
)

test('A proposal about an offer that does not exist, or after the consent has ended, is refused', async () => {
  expect((await propose({ proposedOffer: 2 ** 31 - 1 })).status).toBe(409)
  expect((await propose({ proposedOffer: 2 ** 31 })).status).toBe(422)
  await giveConsent(application, new Date('2020-01-01T00:00:00Z'))
  expect((await propose()).status).toBe(409)
})

test.each([
  ['the consent is withdrawn', () => withdrawConsent(), 'noConsent'],
  ['the offer goes offline', () => takeOffline(), 'offerOffline'],
])('A waiting proposal is not sent when %s', async (_, prevent, obstacle) => {
  const { body } = await propose()
  await prevent()
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toEqual([])
  const unsent = { state: 'refused', problem: `proposal: ${obstacle}` }
  expect(await replyOf(body.ids[0])).toMatchObject(unsent)
  expect(await postIds('renvoi', body.ids)).toEqual({ count: 1 })
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toEqual([])
  expect(await replyOf(body.ids[0])).toMatchObject(unsent)
})

test('The same proposal sent forty times at once leaves once', async () => {
  const key = crypto.randomUUID()
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => propose({}, key)))
  expect(outcomes).toEqual(Array(40).fill(outcomes[0]))
  await runWaitingJobs(site.payload)
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toHaveLength(1)
})

test('A proposal that was taken back is not sent', async () => {
  const { body } = await propose()
  expect(await postIds('retrait', body.ids)).toEqual({ ids: body.ids })
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toEqual([])
})

test('One refused mail of a batch stores no other', async () => {
  const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/route')
  const other = (await anApplication(site.payload)).id
  const text = { template: null, seen: null, subject: 'Suite', body: 'Bonjour' }
  const answers = [
    { ...text, application, proposedOffer: offer },
    { ...text, application: other, proposedOffer: offer },
  ]
  const body = JSON.stringify({ key: crypto.randomUUID(), answers })
  const address = 'https://exemplia.test/api/reponses-candidats'
  const request = new Request(address, { method: 'POST', headers: moderator, body })
  expect((await POST(request)).status).toBe(409)
  expect(await findJobs(site.payload)).toEqual([])
})
