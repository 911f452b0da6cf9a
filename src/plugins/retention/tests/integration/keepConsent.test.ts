import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { submitApplication } from '@/src/commands/submitApplication'
import { inTransaction } from '@/src/database/inTransaction'
import { storeGivenKeepConsent } from '@/src/plugins/retention/commands/changeKeepConsent'
import { eraseApplications } from '@/src/plugins/retention/commands/eraseApplications'
import {
  createKeepConsentToken,
  readKeepConsentOffer,
  readKeepConsentToken,
  signKeepConsentOffer,
} from '@/src/plugins/retention/commands/keepConsentToken'
import { queueConsentReminders } from '@/src/plugins/retention/server/keepConsentDuty'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { aJobOffer } from '@/tests/support/records'
import { sessionOf } from '@/tests/support/sessionOf'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const CANDIDATE_EMAIL = 'claire.morel@example.org'
const CONSENT_OFFER = { text: 'J’accepte pendant 24 mois.', months: 24 }

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let databaseClient: pg.Client
let moderatorHeaders: Record<string, string>

beforeAll(async () => {
  smtpServer = await startSmtpServer()
  testPayload = await startTestPayload()
  databaseClient = new pg.Client({ connectionString: testPayload.databaseUrl })
  await databaseClient.connect()
  await testPayload.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
  await testPayload.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort: smtpServer.port },
  })
  moderatorHeaders = await sessionOf(testPayload.payload, { role: 'moderator' })
})
beforeEach(async () => {
  smtpServer.mails.length = 0
  await testPayload.payload.db.pool.query(
    'TRUNCATE submission_limits, payload_jobs, job_applications, keep_consents CASCADE',
  )
})
afterAll(async () => {
  await databaseClient.end()
  await testPayload.stop()
  await smtpServer.stop()
})

const submitWithConsent = (keepConsent: string, submissionKey = crypto.randomUUID()) =>
  submitApplication(
    testPayload.payload,
    {
      ...{ jobSlug: 'candidature-spontanee', endedJobSlug: null },
      ...{ candidateName: 'Claire Morel', candidateEmail: CANDIDATE_EMAIL, candidatePhone: null },
      ...{ coverLetter: null, cv: null, coverLetterFile: null, heardFrom: null, visitor: null },
      ...{ submissionKey, typed: { keepConsent } },
    },
    {
      sender: { address: '192.0.2.1', perHour: 1000 },
      now: new Date(),
      language: 'fr',
      words: { spontaneousTitle: 'Spontanée', spontaneousAfter: String, coverLetterAttached: '' },
      storage: { dataDir: testPayload.dataDir, hasStore: false, hasAntivirus: false },
    },
  )

async function readStoredConsents() {
  const { rows } = await testPayload.payload.db.pool.query(
    'SELECT event, origin, text, by_name AS "byName" FROM keep_consents ORDER BY id',
  )
  return rows
}

const findStoredApplication = (id: number) =>
  testPayload.payload.findByID({ collection: 'job-applications', id })

async function readConsentColumns(id: number) {
  const { keepConsentAt, keepConsentUntil, keepConsentWithdrawnAt } =
    await findStoredApplication(id)
  return { keepConsentAt, keepConsentUntil, keepConsentWithdrawnAt }
}

const giveConsent = (application: number, now = new Date()) =>
  inTransaction(testPayload.payload, { user: null }, (req) =>
    storeGivenKeepConsent(req, { ...CONSENT_OFFER, application, origin: 'form', now }),
  )

async function moveConsentDates(
  id: number,
  { until, at = '-23 months' }: { until: string; at?: string },
) {
  await testPayload.payload.db.pool.query(
    `UPDATE job_applications SET keep_consent_at = now() + $2::interval,
       keep_consent_until = now() + $3::interval WHERE id = $1`,
    [id, at, until],
  )
}

const consentTokenOf = ({ id, createdAt }: { id: number; createdAt: string }) =>
  createKeepConsentToken(testPayload.payload, { id, sent: createdAt })

async function postConsentAnswer(
  token: string,
  reponse: string,
  texte = signKeepConsentOffer(testPayload.payload, CONSENT_OFFER),
) {
  const { POST } = await import('@/src/plugins/retention/routes/conservation/accord/route')
  const body = new URLSearchParams({ jeton: token, reponse, texte })
  const address = 'https://exemplia.test/api/conservation/accord'
  return POST(new Request(address, { method: 'POST', body }))
}

async function postStaffAction(application: number, action: string) {
  const { POST } = await import('@/src/plugins/retention/routes/conservation/demande/route')
  const body = JSON.stringify({ application, action })
  const address = 'https://exemplia.test/api/conservation/demande'
  return (await POST(new Request(address, { method: 'POST', headers: moderatorHeaders, body })))
    .status
}

async function queueAndSendReminders() {
  await queueConsentReminders(databaseClient)
  await runDueJobs(testPayload.payload)
}

test('A ticked box stores the consent with the text that the candidate read', async () => {
  expect(
    await submitWithConsent(signKeepConsentOffer(testPayload.payload, CONSENT_OFFER)),
  ).toMatchObject({ ok: true })
  const { docs } = await testPayload.payload.find({ collection: 'job-applications' })
  const [{ keepConsentAt = '', keepConsentUntil = '' } = {}] = docs
  expect(keepConsentAt).not.toBe('')
  const months = (moment: string | null) => {
    const day = new Date(moment ?? '')
    return day.getUTCFullYear() * 12 + day.getUTCMonth()
  }
  expect(months(keepConsentUntil) - months(keepConsentAt)).toBe(24)
  expect(await readStoredConsents()).toEqual([
    { event: 'given', origin: 'form', text: CONSENT_OFFER.text, byName: null },
  ])
})

test('An empty box and a text that the site did not sign are no consent, and lose no application', async () => {
  const signed = signKeepConsentOffer(testPayload.payload, CONSENT_OFFER)
  for (const value of ['', 'on', `${signed}A`, signed.replace('.', 'A.'), aConsentToken()]) {
    expect(await submitWithConsent(value)).toMatchObject({ ok: true })
  }
  expect(await readStoredConsents()).toEqual([])
  const { docs } = await testPayload.payload.find({ collection: 'job-applications' })
  expect(docs).toHaveLength(5)
  expect(docs.every(({ keepConsentAt }) => !keepConsentAt)).toBe(true)
})

const aConsentToken = () =>
  createKeepConsentToken(testPayload.payload, { id: 1, sent: '2026-11-28T08:00:00.000Z' })

test('A token opens one application, and a changed one or the signature of a text opens none', async () => {
  const application = await anApplication(testPayload.payload)
  const token = consentTokenOf(application)
  expect(readKeepConsentToken(testPayload.payload, token)).toMatchObject({ id: application.id })
  const signed = signKeepConsentOffer(testPayload.payload, CONSENT_OFFER)
  for (const odd of [null, '', 'x', `${token}=`, ` ${token}`, token.slice(1), signed, [token]]) {
    expect(readKeepConsentToken(testPayload.payload, odd)).toBeNull()
  }
  expect(readKeepConsentOffer(testPayload.payload, token)).toBeNull()
  // After a restore another application may have the same id.
  const other = consentTokenOf({ ...application, createdAt: '2026-01-01T00:00:00.000Z' })
  await postConsentAnswer(other, 'accept')
  expect(await readStoredConsents()).toEqual([])
})

test('A candidate gives, extends, withdraws and gives a consent again by the link', async () => {
  const application = await anApplication(testPayload.payload)
  const token = consentTokenOf(application)
  const response = await postConsentAnswer(token, 'accept')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`/conservation?jeton=${token}`)
  const given = await readConsentColumns(application.id)
  expect(given).toMatchObject({ keepConsentAt: expect.any(String), keepConsentWithdrawnAt: null })
  await postConsentAnswer(token, 'refuse')
  const withdrawn = await readConsentColumns(application.id)
  expect(withdrawn).toMatchObject({ ...given, keepConsentWithdrawnAt: expect.any(String) })
  await postConsentAnswer(token, 'refuse')
  await postConsentAnswer(token, 'accept', 'Un texte que le site n’a pas signé')
  expect(await readConsentColumns(application.id)).toEqual(withdrawn)
  await postConsentAnswer(token, 'accept')
  expect(await readConsentColumns(application.id)).toMatchObject({ keepConsentWithdrawnAt: null })
  expect((await readStoredConsents()).map(({ event }) => event)).toEqual([
    'given',
    'withdrawn',
    'given',
  ])
})

test('A save of staff changes no consent that was withdrawn since the row was read', async () => {
  const { id } = await anApplication(testPayload.payload)
  await giveConsent(id)
  // Payload reads the row, then the hook of another plugin waits: the candidate withdraws meanwhile.
  const { hooks } = testPayload.payload.collections['job-applications'].config
  const withdraw = async ({ data }: { data: object }) => {
    await testPayload.payload.db.pool.query(
      'UPDATE job_applications SET keep_consent_withdrawn_at = now() WHERE id = $1',
      [id],
    )
    return data
  }
  hooks.beforeChange.unshift(withdraw)
  try {
    await testPayload.payload.update({
      collection: 'job-applications',
      id,
      data: { status: 'rejected' },
    })
  } finally {
    hooks.beforeChange.shift()
  }
  expect(await readConsentColumns(id)).toMatchObject({ keepConsentWithdrawnAt: expect.any(String) })
})

test('Staff ask once, in the language of the candidate, and not after a refusal', async () => {
  const offer = await aJobOffer(testPayload.payload, { title: 'Architecte cloud' })
  const application = await anApplication(testPayload.payload, {
    jobOffer: offer.id,
    language: 'en',
  })
  const { id } = application
  expect(await postStaffAction(id, 'request')).toBe(200)
  await runDueJobs(testPayload.payload)
  const [mail] = smtpServer.mails
  expect(mail?.envelopeTo).toEqual([CANDIDATE_EMAIL])
  expect(mail?.subject).toBe('May we keep your application? – Exemplia')
  const link = `https://exemplia.test/en/keep-application?jeton=${consentTokenOf(application)}`
  expect(mail?.text).toContain(link)
  expect(mail?.html).toContain(`href="${link}"`)
  expect(mail?.text).toContain('Architecte cloud')
  expect(await findJobs(testPayload.payload)).toEqual([])

  await postConsentAnswer(consentTokenOf(application), 'refuse')
  expect(await postStaffAction(id, 'request')).toBe(409)
  expect(await postStaffAction(id, 'withdraw')).toBe(409)
  expect(await postStaffAction(999_999, 'request')).toBe(409)
  expect((await readStoredConsents()).map(({ event, origin }) => `${event} ${origin}`)).toEqual([
    'requested staff',
    'declined page',
  ])
})

test('A request is not mailed after the candidate has answered', async () => {
  const application = await anApplication(testPayload.payload)
  await postStaffAction(application.id, 'request')
  await postConsentAnswer(consentTokenOf(application), 'accept')
  await runDueJobs(testPayload.payload)
  expect(smtpServer.mails).toEqual([])
})

test('Staff withdraw a consent for the candidate, and the audit trail records it', async () => {
  const { id } = await anApplication(testPayload.payload)
  await postStaffAction(id, 'request')
  await giveConsent(id)
  expect(await postStaffAction(id, 'withdraw')).toBe(200)
  expect(await postStaffAction(id, 'withdraw')).toBe(409)
  expect(await readConsentColumns(id)).toMatchObject({ keepConsentWithdrawnAt: expect.any(String) })
  expect((await readStoredConsents()).at(-1)).toMatchObject({
    event: 'withdrawn',
    origin: 'staff',
    byName: expect.any(String),
  })
  const { rows } = await testPayload.payload.db.pool.query(
    `SELECT action, subject FROM audit_entries WHERE action::text LIKE 'keepConsent%' AND document_id = $1 ORDER BY id`,
    [String(id)],
  )
  expect(rows).toEqual([
    { action: 'keepConsentRequested', subject: `n° ${id}` },
    { action: 'keepConsentWithdrawn', subject: `n° ${id}` },
  ])
})

test('A consent that ends within 30 days is asked for again, once', async () => {
  const [due, later, ended, withdrawn, spam] = await Promise.all(
    ['29 days', '31 days', '-1 day', '29 days', '29 days', '29 days'].map(async (until, place) => {
      const { id } = await anApplication(testPayload.payload, {
        isSpam: place === 4,
        withdrawnAt: place === 5 ? new Date().toISOString() : null,
      })
      await moveConsentDates(id, { until })
      return id
    }),
  )
  await testPayload.payload.db.pool.query(
    'UPDATE job_applications SET keep_consent_withdrawn_at = now() WHERE id = $1',
    [withdrawn],
  )
  await queueAndSendReminders()
  await queueAndSendReminders()
  expect(smtpServer.mails.map(({ subject }) => subject)).toEqual([
    'Votre accord prend bientôt fin – Exemplia',
  ])
  const { rows } = await testPayload.payload.db.pool.query(
    'SELECT application_id AS id, origin FROM keep_consents',
  )
  expect(rows).toEqual([{ id: due, origin: 'reminder' }])
  expect([later, ended, spam]).not.toContain(due)

  // The candidate extends the consent; when that one ends, another mail leaves.
  await testPayload.payload.db.pool.query(
    `UPDATE keep_consents SET created_at = now() - interval '2 years'`,
  )
  await moveConsentDates(due ?? 0, { until: '20 days' })
  await queueAndSendReminders()
  expect(smtpServer.mails).toHaveLength(2)
})

test('The list of those kept for later leaves out ended, withdrawn and unwanted applications', async () => {
  const { resolveSearchConditions } = await import('@/src/queries/resolveSearchConditions')
  const [kept] = await Promise.all(
    ['1 day', '-1 day', '1 day', '1 day', '1 day'].map(async (until, place) => {
      const { id } = await anApplication(testPayload.payload, {
        isSpam: place === 2,
        withdrawnAt: place === 3 ? new Date().toISOString() : null,
      })
      await moveConsentDates(id, { until })
      if (place === 4)
        await postConsentAnswer(consentTokenOf(await findStoredApplication(id)), 'refuse')
      return id
    }),
  )
  await anApplication(testPayload.payload)
  const find = async (value: string) => {
    const condition = { keptForLater: { equals: value } }
    const where = await resolveSearchConditions(testPayload.payload, condition, null)
    const { docs } = await testPayload.payload.find({ collection: 'job-applications', where })
    return docs.map(({ id }) => id)
  }
  expect(await find('true')).toEqual([kept])
  await expect(find('false')).rejects.toThrow('keptForLater')
})

test('Consents are deleted with their application', async () => {
  const application = await anApplication(testPayload.payload)
  await giveConsent(application.id)
  await inTransaction(testPayload.payload, { user: null }, (req) =>
    eraseApplications(req, [application.id]),
  )
  expect(await readStoredConsents()).toEqual([])
  await postConsentAnswer(consentTokenOf(application), 'accept')
  expect(await readStoredConsents()).toEqual([])
})
