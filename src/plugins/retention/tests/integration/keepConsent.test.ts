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

const CANDIDATE = 'claire.morel@example.org'
const OFFER = { text: 'J’accepte pendant 24 mois.', months: 24 }

let site: TestPayload
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let client: pg.Client
let moderator: Record<string, string>

beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startTestPayload()
  client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
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
  smtp.mails.length = 0
  await site.payload.db.pool.query(
    'TRUNCATE submission_limits, payload_jobs, job_applications, keep_consents CASCADE',
  )
})
afterAll(async () => {
  await client.end()
  await site.stop()
  await smtp.stop()
})

const submit = (keepConsent: string, submissionKey = crypto.randomUUID()) =>
  submitApplication(
    site.payload,
    {
      ...{ jobSlug: 'candidature-spontanee', endedJobSlug: null },
      ...{ candidateName: 'Claire Morel', candidateEmail: CANDIDATE, candidatePhone: null },
      ...{ coverLetter: null, cv: null, coverLetterFile: null, heardFrom: null, visitor: null },
      ...{ submissionKey, typed: { keepConsent } },
    },
    {
      sender: { address: '192.0.2.1', perHour: 1000 },
      now: new Date(),
      language: 'fr',
      words: { spontaneousTitle: 'Spontanée', spontaneousAfter: String, coverLetterAttached: '' },
      storage: { dataDir: site.dataDir, hasStore: false, hasAntivirus: false },
    },
  )

async function storedConsents() {
  const { rows } = await site.payload.db.pool.query(
    'SELECT event, origin, text, by_name AS "byName" FROM keep_consents ORDER BY id',
  )
  return rows
}

const read = (id: number) => site.payload.findByID({ collection: 'job-applications', id })

async function columnsOf(id: number) {
  const { keepConsentAt, keepConsentUntil, keepConsentWithdrawnAt } = await read(id)
  return { keepConsentAt, keepConsentUntil, keepConsentWithdrawnAt }
}

const give = (application: number, now = new Date()) =>
  inTransaction(site.payload, { user: null }, (req) =>
    storeGivenKeepConsent(req, { ...OFFER, application, origin: 'form', now }),
  )

async function moveConsent(
  id: number,
  { until, at = '-23 months' }: { until: string; at?: string },
) {
  await site.payload.db.pool.query(
    `UPDATE job_applications SET keep_consent_at = now() + $2::interval,
       keep_consent_until = now() + $3::interval WHERE id = $1`,
    [id, at, until],
  )
}

const tokenOf = ({ id, createdAt }: { id: number; createdAt: string }) =>
  createKeepConsentToken(site.payload, { id, sent: createdAt })

async function answer(
  token: string,
  reponse: string,
  texte = signKeepConsentOffer(site.payload, OFFER),
) {
  const { POST } = await import('@/src/plugins/retention/routes/conservation/accord/route')
  const body = new URLSearchParams({ jeton: token, reponse, texte })
  const address = 'https://exemplia.test/api/conservation/accord'
  return POST(new Request(address, { method: 'POST', body }))
}

async function asStaff(application: number, action: string) {
  const { POST } = await import('@/src/plugins/retention/routes/conservation/demande/route')
  const body = JSON.stringify({ application, action })
  const address = 'https://exemplia.test/api/conservation/demande'
  return (await POST(new Request(address, { method: 'POST', headers: moderator, body }))).status
}

async function sendReminders() {
  await queueConsentReminders(client)
  await runDueJobs(site.payload)
}

test('A ticked box stores the consent with the text that the candidate read', async () => {
  expect(await submit(signKeepConsentOffer(site.payload, OFFER))).toMatchObject({ ok: true })
  const { docs } = await site.payload.find({ collection: 'job-applications' })
  const [{ keepConsentAt = '', keepConsentUntil = '' } = {}] = docs
  expect(keepConsentAt).not.toBe('')
  const months = (moment: string | null) => {
    const day = new Date(moment ?? '')
    return day.getUTCFullYear() * 12 + day.getUTCMonth()
  }
  expect(months(keepConsentUntil) - months(keepConsentAt)).toBe(24)
  expect(await storedConsents()).toEqual([
    { event: 'given', origin: 'form', text: OFFER.text, byName: null },
  ])
})

test('An empty box and a text that the site did not sign are no consent, and lose no application', async () => {
  const signed = signKeepConsentOffer(site.payload, OFFER)
  for (const value of ['', 'on', `${signed}A`, signed.replace('.', 'A.'), tokenlike()]) {
    expect(await submit(value)).toMatchObject({ ok: true })
  }
  expect(await storedConsents()).toEqual([])
  const { docs } = await site.payload.find({ collection: 'job-applications' })
  expect(docs).toHaveLength(5)
  expect(docs.every(({ keepConsentAt }) => !keepConsentAt)).toBe(true)
})

const tokenlike = () =>
  createKeepConsentToken(site.payload, { id: 1, sent: '2026-11-28T08:00:00.000Z' })

test('A token opens one application, and a changed one or the signature of a text opens none', async () => {
  const application = await anApplication(site.payload)
  const token = tokenOf(application)
  expect(readKeepConsentToken(site.payload, token)).toMatchObject({ id: application.id })
  const signed = signKeepConsentOffer(site.payload, OFFER)
  for (const odd of [null, '', 'x', `${token}=`, ` ${token}`, token.slice(1), signed, [token]]) {
    expect(readKeepConsentToken(site.payload, odd)).toBeNull()
  }
  expect(readKeepConsentOffer(site.payload, token)).toBeNull()
  // After a restore another application may have the same id.
  const other = tokenOf({ ...application, createdAt: '2026-01-01T00:00:00.000Z' })
  await answer(other, 'accept')
  expect(await storedConsents()).toEqual([])
})

test('A candidate gives, extends, withdraws and gives a consent again by the link', async () => {
  const application = await anApplication(site.payload)
  const token = tokenOf(application)
  const response = await answer(token, 'accept')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`/conservation?jeton=${token}`)
  const given = await columnsOf(application.id)
  expect(given).toMatchObject({ keepConsentAt: expect.any(String), keepConsentWithdrawnAt: null })
  await answer(token, 'refuse')
  const withdrawn = await columnsOf(application.id)
  expect(withdrawn).toMatchObject({ ...given, keepConsentWithdrawnAt: expect.any(String) })
  await answer(token, 'refuse')
  await answer(token, 'accept', 'Un texte que le site n’a pas signé')
  expect(await columnsOf(application.id)).toEqual(withdrawn)
  await answer(token, 'accept')
  expect(await columnsOf(application.id)).toMatchObject({ keepConsentWithdrawnAt: null })
  expect((await storedConsents()).map(({ event }) => event)).toEqual([
    'given',
    'withdrawn',
    'given',
  ])
})

test('A save of staff changes no consent that was withdrawn since the row was read', async () => {
  const { id } = await anApplication(site.payload)
  await give(id)
  // Payload reads the row, then the hook of another plugin waits: the candidate withdraws meanwhile.
  const { hooks } = site.payload.collections['job-applications'].config
  const withdraw = async ({ data }: { data: object }) => {
    await site.payload.db.pool.query(
      'UPDATE job_applications SET keep_consent_withdrawn_at = now() WHERE id = $1',
      [id],
    )
    return data
  }
  hooks.beforeChange.unshift(withdraw)
  try {
    await site.payload.update({ collection: 'job-applications', id, data: { status: 'rejected' } })
  } finally {
    hooks.beforeChange.shift()
  }
  expect(await columnsOf(id)).toMatchObject({ keepConsentWithdrawnAt: expect.any(String) })
})

test('Staff ask once, in the language of the candidate, and not after a refusal', async () => {
  const offer = await aJobOffer(site.payload, { title: 'Architecte cloud' })
  const application = await anApplication(site.payload, { jobOffer: offer.id, language: 'en' })
  const { id } = application
  expect(await asStaff(id, 'request')).toBe(200)
  await runDueJobs(site.payload)
  const [mail] = smtp.mails
  expect(mail?.envelopeTo).toEqual([CANDIDATE])
  expect(mail?.subject).toBe('May we keep your application? – Exemplia')
  const link = `https://exemplia.test/en/keep-application?jeton=${tokenOf(application)}`
  expect(mail?.text).toContain(link)
  expect(mail?.html).toContain(`href="${link}"`)
  expect(mail?.text).toContain('Architecte cloud')
  expect(await findJobs(site.payload)).toEqual([])

  await answer(tokenOf(application), 'refuse')
  expect(await asStaff(id, 'request')).toBe(409)
  expect(await asStaff(id, 'withdraw')).toBe(409)
  expect(await asStaff(999_999, 'request')).toBe(409)
  expect((await storedConsents()).map(({ event, origin }) => `${event} ${origin}`)).toEqual([
    'requested staff',
    'declined page',
  ])
})

test('A request is not mailed after the candidate has answered', async () => {
  const application = await anApplication(site.payload)
  await asStaff(application.id, 'request')
  await answer(tokenOf(application), 'accept')
  await runDueJobs(site.payload)
  expect(smtp.mails).toEqual([])
})

test('Staff withdraw a consent for the candidate, and the audit trail records it', async () => {
  const { id } = await anApplication(site.payload)
  await asStaff(id, 'request')
  await give(id)
  expect(await asStaff(id, 'withdraw')).toBe(200)
  expect(await asStaff(id, 'withdraw')).toBe(409)
  expect(await columnsOf(id)).toMatchObject({ keepConsentWithdrawnAt: expect.any(String) })
  expect((await storedConsents()).at(-1)).toMatchObject({
    event: 'withdrawn',
    origin: 'staff',
    byName: expect.any(String),
  })
  const { rows } = await site.payload.db.pool.query(
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
      const { id } = await anApplication(site.payload, {
        isSpam: place === 4,
        withdrawnAt: place === 5 ? new Date().toISOString() : null,
      })
      await moveConsent(id, { until })
      return id
    }),
  )
  await site.payload.db.pool.query(
    'UPDATE job_applications SET keep_consent_withdrawn_at = now() WHERE id = $1',
    [withdrawn],
  )
  await sendReminders()
  await sendReminders()
  expect(smtp.mails.map(({ subject }) => subject)).toEqual([
    'Votre accord prend bientôt fin – Exemplia',
  ])
  const { rows } = await site.payload.db.pool.query(
    'SELECT application_id AS id, origin FROM keep_consents',
  )
  expect(rows).toEqual([{ id: due, origin: 'reminder' }])
  expect([later, ended, spam]).not.toContain(due)

  // The candidate extends the consent; when that one ends, another mail leaves.
  await site.payload.db.pool.query(
    `UPDATE keep_consents SET created_at = now() - interval '2 years'`,
  )
  await moveConsent(due ?? 0, { until: '20 days' })
  await sendReminders()
  expect(smtp.mails).toHaveLength(2)
})

test('The list of those kept for later leaves out ended, withdrawn and unwanted applications', async () => {
  const { resolveSearchConditions } = await import('@/src/queries/resolveSearchConditions')
  const [kept] = await Promise.all(
    ['1 day', '-1 day', '1 day', '1 day', '1 day'].map(async (until, place) => {
      const { id } = await anApplication(site.payload, {
        isSpam: place === 2,
        withdrawnAt: place === 3 ? new Date().toISOString() : null,
      })
      await moveConsent(id, { until })
      if (place === 4) await answer(tokenOf(await read(id)), 'refuse')
      return id
    }),
  )
  await anApplication(site.payload)
  const find = async (value: string) => {
    const condition = { keptForLater: { equals: value } }
    const where = await resolveSearchConditions(site.payload, condition, null)
    const { docs } = await site.payload.find({ collection: 'job-applications', where })
    return docs.map(({ id }) => id)
  }
  expect(await find('true')).toEqual([kept])
  await expect(find('false')).rejects.toThrow('keptForLater')
})

test('Consents are deleted with their application', async () => {
  const application = await anApplication(site.payload)
  await give(application.id)
  await inTransaction(site.payload, { user: null }, (req) =>
    eraseApplications(req, [application.id]),
  )
  expect(await storedConsents()).toEqual([])
  await answer(tokenOf(application), 'accept')
  expect(await storedConsents()).toEqual([])
})
