import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '@/src/database/inTransaction'
import {
  createCandidateLinkToken,
  readCandidateLinkToken,
} from '@/src/plugins/candidate-page/commands/candidateLinkToken'
import { issueCandidateLink } from '@/src/plugins/candidate-page/commands/issueCandidateLink'
import { findTrackedApplication } from '@/src/plugins/candidate-page/queries/findTrackedApplication'
import { eraseApplications } from '@/src/plugins/retention/commands/eraseApplications'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { aJobOffer } from '@/tests/support/records'
import { sessionOf } from '@/tests/support/sessionOf'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const CANDIDATE_EMAIL = 'claire.morel@example.org'
const STAFF_EMAIL = 'recrutement@exemplia.example'

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let moderatorHeaders: Record<string, string>

beforeAll(async () => {
  smtpServer = await startSmtpServer()
  testPayload = await startTestPayload()
  await testPayload.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
  await testPayload.payload.updateGlobal({
    slug: 'email-settings',
    data: {
      smtpHost: '127.0.0.1',
      smtpPort: smtpServer.port,
      notificationRecipients: [STAFF_EMAIL],
    },
  })
  moderatorHeaders = await sessionOf(testPayload.payload, { role: 'moderator' })
})
beforeEach(async () => {
  smtpServer.mails.length = 0
  await testPayload.payload.db.pool.query(
    'TRUNCATE submission_limits, payload_jobs, job_applications, candidate_links CASCADE',
  )
})
afterAll(async () => {
  await testPayload.stop()
  await smtpServer.stop()
})

const findMailsTo = (address: string) =>
  smtpServer.mails.filter(({ envelopeTo }) => envelopeTo.includes(address))

const linkTokensIn = (text: string | undefined) =>
  Array.from((text ?? '').matchAll(/\?jeton=([\w-]+)/g), ([, token]) => token ?? '')

const findTrackedByToken = (token: string) => {
  const nonce = readCandidateLinkToken(testPayload.payload, token)
  return nonce === null ? null : findTrackedApplication(testPayload.payload, nonce)
}

async function issueLink(application: number) {
  return (await issueCandidateLink(testPayload.payload, { application })) ?? ''
}

async function requestLinks(email: string, headers: Record<string, string> = {}) {
  const { POST } = await import('@/src/plugins/candidate-page/routes/suivi/route')
  const body = new FormData()
  body.set('email', email)
  const init = { method: 'POST', body, headers: { Accept: 'application/json', ...headers } }
  const response = await POST(new Request('https://exemplia.test/api/suivi', init))
  return { status: response.status, body: await response.json() }
}

async function reportWrongPerson(token: string) {
  const { POST } = await import('@/src/plugins/candidate-page/routes/suivi/pas-moi/route')
  const body = new URLSearchParams({ jeton: token })
  const address = 'https://exemplia.test/api/suivi/pas-moi'
  return POST(new Request(address, { method: 'POST', body }))
}

async function postStaffAction(application: number, action: string) {
  const { POST } = await import('@/src/plugins/candidate-page/routes/liens-candidats/route')
  const address = 'https://exemplia.test/api/liens-candidats'
  const body = JSON.stringify({ application, action })
  return (await POST(new Request(address, { method: 'POST', headers: moderatorHeaders, body })))
    .status
}

async function readAuditedLinkActions(application: number) {
  const { rows } = await testPayload.payload.db.pool.query(
    `SELECT action, subject, actor_name IS NULL AS "isUnknown" FROM audit_entries
     WHERE action::text LIKE 'candidateLink%' AND document_id = $1 ORDER BY id`,
    [String(application)],
  )
  return rows
}

test('The acknowledgement contains one link for all attempts, and the database not its token', async () => {
  const offer = await aJobOffer(testPayload.payload, { title: 'Architecte cloud' })
  const { id } = await anApplication(testPayload.payload, { jobOffer: offer.id })
  const queue = () =>
    testPayload.payload.jobs.queue({ task: 'announceApplication', input: { applicationId: id } })
  await queue()
  await runDueJobs(testPayload.payload)
  const [mail] = findMailsTo(CANDIDATE_EMAIL)
  const [token = ''] = linkTokensIn(mail?.text)
  expect(mail?.text).toContain('Suivre ma candidature\u00a0: https://exemplia.test/suivi?jeton=')
  expect(mail?.text).toContain('Voir nos offres\u00a0: https://exemplia.test/nos-offres')
  expect(mail?.html).toContain(`href="https://exemplia.test/suivi?jeton=${token}"`)
  expect(await findTrackedByToken(token)).toMatchObject({
    offerTitle: 'Architecte cloud',
    status: 'pending',
    awaitsAnswer: true,
    files: [],
  })
  const { rows } = await testPayload.payload.db.pool.query('SELECT nonce FROM candidate_links')
  expect(rows).toEqual([{ nonce: readCandidateLinkToken(testPayload.payload, token) }])
  expect(await issueLink(id)).toBe(token)
  expect(await findJobs(testPayload.payload)).toEqual([])
})

describe('The acknowledgement of a second application', () => {
  async function acknowledged(application: Parameters<typeof anApplication>[1]) {
    smtpServer.mails.length = 0
    const { candidateEmail, id } = await anApplication(testPayload.payload, application)
    await testPayload.payload.jobs.queue({
      task: 'announceApplication',
      input: { applicationId: id },
    })
    await runDueJobs(testPayload.payload)
    return findMailsTo(candidateEmail ?? '')[0]
  }
  const AGAIN = /Vous aviez déjà postulé|You already applied/

  test('names the day of the first one in the language of the second one', async () => {
    const offer = await aJobOffer(testPayload.payload, { title: 'Architecte cloud' })
    const jobOffer = offer.id
    const createdAt = '2026-03-29T22:30:00.000Z'
    expect((await acknowledged({ jobOffer, createdAt }))?.text).not.toMatch(AGAIN)
    const french = await acknowledged({ jobOffer, candidateEmail: 'Claire.Morel@example.org' })
    expect(french?.text).toContain('Vous aviez déjà postulé à cette offre le 30/03/2026.')
    expect(french?.html).toContain('Vous aviez déjà postulé à cette offre le 30/03/2026.')
    expect(french?.text).toContain('choisissez «\u00A0Remplacer ma première candidature\u00A0».')
    const english = await acknowledged({ jobOffer, language: 'en' })
    expect(english?.text).toMatch(/You already applied for this position on \d/)
    expect(english?.text).toContain('choose “Replace my earlier applications”.')
  })

  test('names no other offer, other person, spontaneous, withdrawn or spam application', async () => {
    const offer = await aJobOffer(testPayload.payload, { title: 'Architecte cloud' })
    const other = await aJobOffer(testPayload.payload, { title: 'Architecte réseau' })
    const jobOffer = offer.id
    await anApplication(testPayload.payload, { jobOffer: other.id })
    await anApplication(testPayload.payload, { jobOffer, candidateEmail: 'autre@example.org' })
    await anApplication(testPayload.payload, { jobOffer, withdrawnAt: '2026-03-29T22:30:00.000Z' })
    await anApplication(testPayload.payload, { jobOffer, isSpam: true })
    expect((await acknowledged({ jobOffer }))?.text).not.toMatch(AGAIN)
    await acknowledged({})
    expect((await acknowledged({}))?.text).not.toMatch(AGAIN)
  })
})

test('Simultaneous mails share one link', async () => {
  const { id } = await anApplication(testPayload.payload)
  const tokens = await Promise.all(Array.from({ length: 5 }, () => issueLink(id)))
  expect(new Set(tokens).size).toBe(1)
})

test('Ten thousand guesses, a changed token and another secret open nothing', async () => {
  const token = await issueLink((await anApplication(testPayload.payload)).id)
  for (let guess = 0; guess < 10_000; guess++) {
    const invented = randomBytes(48).toString('base64url')
    if (readCandidateLinkToken(testPayload.payload, invented) !== null)
      throw new Error('A guess opened')
  }
  const bytes = Buffer.from(token, 'base64url')
  for (let place = 0; place < bytes.length; place++) {
    const changed = Buffer.from(bytes)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(readCandidateLinkToken(testPayload.payload, changed.toString('base64url'))).toBeNull()
  }
  const { config } = testPayload.payload
  const elsewhere = { ...testPayload.payload, config: { ...config, secret: 'another secret' } }
  const nonce = readCandidateLinkToken(testPayload.payload, token) ?? ''
  expect(
    createCandidateLinkToken(Object.assign(Object.create(testPayload.payload), elsewhere), nonce),
  ).not.toBe(token)
  for (const odd of [null, undefined, 1, [token], `${token}=`, ` ${token}`]) {
    expect(readCandidateLinkToken(testPayload.payload, odd)).toBeNull()
  }
})

test('A candidate who revokes the link informs staff, and gets no other one by request', async () => {
  const { id } = await anApplication(testPayload.payload)
  const token = await issueLink(id)
  const response = await reportWrongPerson(token)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/suivi?revoque')
  expect(await findTrackedByToken(token)).toBeNull()
  expect(await readAuditedLinkActions(id)).toEqual([
    { action: 'candidateLinkRevoked', subject: `n° ${id}`, isUnknown: true },
  ])
  await reportWrongPerson(token)
  await runDueJobs(testPayload.payload)
  expect(findMailsTo(STAFF_EMAIL)).toHaveLength(1)
  expect(findMailsTo(STAFF_EMAIL)[0]?.subject).toContain('Claire Morel')
  expect(findMailsTo(STAFF_EMAIL)[0]?.text).toContain(`/admin/collections/job-applications/${id}`)

  await requestLinks(CANDIDATE_EMAIL)
  await runDueJobs(testPayload.payload)
  expect(findMailsTo(CANDIDATE_EMAIL)).toEqual([])
  expect((await reportWrongPerson('x')).headers.get('location')).toBe('/suivi?jeton')
})

test('Staff revoke a link and send another one, and the audit trail records both', async () => {
  const { id } = await anApplication(testPayload.payload)
  const token = await issueLink(id)
  expect(await postStaffAction(id, 'revoke')).toBe(200)
  expect(await findTrackedByToken(token)).toBeNull()
  expect(await postStaffAction(id, 'revoke')).toBe(404)
  expect(await postStaffAction(id, 'send')).toBe(200)
  await runDueJobs(testPayload.payload)
  const [other = ''] = linkTokensIn(findMailsTo(CANDIDATE_EMAIL)[0]?.text)
  expect(other).not.toBe(token)
  expect(await findTrackedByToken(other)).not.toBeNull()
  // Sending a valid link again does not change it.
  expect(await postStaffAction(id, 'send')).toBe(200)
  await runDueJobs(testPayload.payload)
  expect(linkTokensIn(findMailsTo(CANDIDATE_EMAIL)[1]?.text)).toEqual([other])
  expect((await readAuditedLinkActions(id)).map(({ action }) => action)).toEqual([
    'candidateLinkRevoked',
    'candidateLinkSent',
    'candidateLinkSent',
  ])
  expect(await postStaffAction(999_999, 'send')).toBe(404)
})

test('A request mails the links of all applications of the address, in the language of the last', async () => {
  const offer = await aJobOffer(testPayload.payload, { title: 'Architecte réseau' })
  await anApplication(testPayload.payload, { jobOffer: offer.id })
  await anApplication(testPayload.payload, {
    candidateEmail: 'Claire.Morel@example.org',
    language: 'en',
  })
  await anApplication(testPayload.payload, { candidateEmail: 'autre@example.org' })
  const known = await requestLinks(CANDIDATE_EMAIL)
  const [job] = await findJobs(testPayload.payload)
  expect(JSON.stringify(job)).not.toContain('example.org')
  expect(await requestLinks('inconnue@example.org')).toEqual(known)
  expect(known).toEqual({ status: 200, body: { ok: true, warnings: [] } })
  await runDueJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(1)
  const [mail] = smtpServer.mails
  expect(mail?.subject).toBe('Follow your application to Exemplia')
  expect(mail?.html).toContain('<span lang="fr">Architecte réseau</span>')
  expect(mail?.text).toContain('https://exemplia.test/en/application-status?jeton=')
  const tokens = linkTokensIn(mail?.text)
  expect(tokens).toHaveLength(2)
  for (const token of tokens) expect(await findTrackedByToken(token)).not.toBeNull()
})

test('An e-mail address gets three mails an hour at most, with the same response after that', async () => {
  await anApplication(testPayload.payload)
  const responses = []
  for (let time = 0; time < 4; time++) responses.push(await requestLinks(CANDIDATE_EMAIL))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  await runDueJobs(testPayload.payload)
  expect(findMailsTo(CANDIDATE_EMAIL)).toHaveLength(3)
})

test('A request from another site and an invalid address are refused', async () => {
  expect((await requestLinks(CANDIDATE_EMAIL, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await requestLinks('pas une adresse')).toMatchObject({
    status: 422,
    body: { errors: { email: expect.stringContaining('n’est pas valide') } },
  })
  expect(await findJobs(testPayload.payload)).toEqual([])
})

test('A link ends with its application', async () => {
  const { id } = await anApplication(testPayload.payload)
  const token = await issueLink(id)
  await inTransaction(testPayload.payload, { user: null }, (req) => eraseApplications(req, [id]))
  expect(await findTrackedByToken(token)).toBeNull()
  expect((await testPayload.payload.count({ collection: 'candidate-links' })).totalDocs).toBe(0)
  expect(await issueLink(id)).toBe('')
})

test('A decision is shown after its reply has left', async () => {
  const { id } = await anApplication(testPayload.payload)
  const token = await issueLink(id)
  const shown = async () => (await findTrackedByToken(token))?.status
  const decide = (status: 'reviewed' | 'rejected') =>
    testPayload.payload.update({ collection: 'job-applications', id, data: { status } })
  await decide('reviewed')
  expect(await shown()).toBe('reviewed')
  await decide('rejected')
  expect(await shown()).toBe('reviewed')
  const reply = {
    ...{ application: id, language: 'fr' as const, subject: 'Suite', body: 'Bonjour' },
    ...{ sendAfter: new Date().toISOString(), answerKey: crypto.randomUUID() },
  }
  const answer = await testPayload.payload.create({
    collection: 'application-answers',
    data: { ...reply, state: 'waiting' },
  })
  expect(await shown()).toBe('reviewed')
  const { markCandidateReplySent } = await import(
    '@/src/plugins/answers/commands/storeCandidateReplyState'
  )
  await markCandidateReplySent(testPayload.payload, answer.id, new Date())
  expect(await shown()).toBe('rejected')
  expect(await findTrackedByToken(token)).toMatchObject({
    awaitsAnswer: false,
    repliedAt: expect.any(Date),
  })
})

test('The page shows the words of the firm, and neutral ones in a language without them', async () => {
  const { findCustomStatusWords } = await import(
    '@/src/plugins/candidate-page/queries/findCustomStatusWords'
  )
  const { statusWordsOrDefault } = await import(
    '@/src/plugins/candidate-page/words/statusWordsOrDefault'
  )
  await testPayload.payload.updateGlobal({
    slug: 'candidate-page',
    data: { pending: { words: 'Bien arrivée', next: '' } },
    context: { disableRevalidate: true },
  })
  const shown = async (language: 'fr' | 'en') =>
    statusWordsOrDefault(
      await findCustomStatusWords(testPayload.payload, 'pending', language),
      'pending',
      language,
    )
  expect(await shown('fr')).toEqual({
    words: 'Bien arrivée',
    next: expect.stringContaining('Notre équipe va lire'),
  })
  expect((await shown('en')).words).toBe('Received')
})
