import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseApplicationForCandidate } from '@/src/plugins/candidate-page/commands/eraseApplicationForCandidate'
import { issueCandidateLink } from '@/src/plugins/candidate-page/commands/issueCandidateLink'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { aJobOffer } from '@/tests/support/records'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const STAFF_EMAIL = 'contact@exemplia.example'

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  smtpServer = await startSmtpServer()
  testPayload = await startTestPayload()
  await testPayload.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: STAFF_EMAIL },
  })
  await testPayload.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort: smtpServer.port },
  })
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

type SentFields = { jeton: string } & Record<string, string>

async function postForm(route: 'code' | 'actions' | 'pas-moi', sent: SentFields, cookie = '') {
  const { POST } = await {
    code: () => import('@/src/plugins/candidate-page/routes/suivi/code/route'),
    actions: () => import('@/src/plugins/candidate-page/routes/suivi/actions/route'),
    'pas-moi': () => import('@/src/plugins/candidate-page/routes/suivi/pas-moi/route'),
  }[route]()
  const init = { method: 'POST', body: new URLSearchParams(sent), headers: { cookie } }
  const response = await POST(new Request(`https://exemplia.test/api/suivi/${route}`, init))
  expect(response.status).toBe(303)
  const location = new URL(response.headers.get('location') ?? '', 'https://exemplia.test')
  return { notice: location.searchParams.get('etape'), cookies: response.headers.getSetCookie() }
}

async function createApplicationWithLink(different = {}) {
  const { id } = await anApplication(testPayload.payload, different)
  return { id, jeton: (await issueCandidateLink(testPayload.payload, { application: id })) ?? '' }
}

/** Requests a code and reads it in the mail. */
async function requestMailedCode(jeton: string) {
  smtpServer.mails.length = 0
  expect((await postForm('code', { jeton })).notice).toBe('code-sent')
  await runDueJobs(testPayload.payload)
  const mail = smtpServer.mails.find(({ envelopeTo }) => !envelopeTo.includes(STAFF_EMAIL))
  const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
  expect(mail?.html).toContain(code)
  return code
}

async function openCandidateSession(jeton: string) {
  const { notice, cookies } = await postForm('code', {
    jeton,
    code: await requestMailedCode(jeton),
  })
  expect(notice).toBe('session-opened')
  return cookies[0]?.split(';')[0] ?? ''
}

const postAction = (jeton: string, action: string, cookie: string, more = {}) =>
  postForm('actions', { jeton, action, ...more }, cookie)

async function findStoredApplication(id: number) {
  const { docs } = await testPayload.payload.find({
    collection: 'job-applications',
    where: { id: { equals: id } },
  })
  return docs[0]
}

async function readHistory(id: number) {
  const { rows } = await testPayload.payload.db.pool.query(
    'SELECT kind, account_name AS by FROM application_events WHERE application_id = $1 ORDER BY id',
    [id],
  )
  return rows.map(({ kind, by }) => (by === null ? kind : `${kind} by ${by}`))
}

test('A candidate withdraws an application with the code, once, and the session ends', async () => {
  const { id, jeton } = await createApplicationWithLink({ status: 'reviewed' })
  const cookie = await openCandidateSession(jeton)
  const withdrawn = await postAction(jeton, 'withdraw', cookie)
  expect(withdrawn.notice).toBe('withdrawn')
  expect(withdrawn.cookies).toHaveLength(2)
  expect(withdrawn.cookies[0]).toContain('Max-Age=0')
  expect(await findStoredApplication(id)).toMatchObject({
    ...{ status: 'reviewed', awaitsAnswer: false, withdrawnAt: expect.any(String) },
  })
  expect((await postAction(jeton, 'erase', cookie, { confirmation: 'EFFACER' })).notice).toBe(
    'session-ended',
  )
  expect((await postAction(jeton, 'withdraw', await openCandidateSession(jeton))).notice).toBe(
    'withdrawn',
  )
  expect(await readHistory(id)).toEqual(['received', 'withdrawn'])
})

test('A candidate replaces the earlier applications for an offer once, and the session stays', async () => {
  const jobOffer = (await aJobOffer(testPayload.payload)).id
  const earlier = [
    await createApplicationWithLink({ jobOffer, candidateEmail: 'Claire.Morel@Example.org' }),
    await createApplicationWithLink({ jobOffer, status: 'reviewed' }),
  ]
  const own = await createApplicationWithLink({ jobOffer })
  const cookieOfEarlier = await openCandidateSession(earlier[0]?.jeton ?? '')
  const cookie = await openCandidateSession(own.jeton)
  const replaced = await postAction(own.jeton, 'replace-earlier', cookie)
  expect(replaced).toEqual({ notice: 'earlier-replaced', cookies: [] })
  for (const { id } of earlier) {
    expect(await findStoredApplication(id)).toMatchObject({
      ...{ awaitsAnswer: false, withdrawnAt: expect.any(String) },
    })
  }
  expect((await findStoredApplication(own.id))?.withdrawnAt).toBeNull()
  expect((await postAction(earlier[0]?.jeton ?? '', 'erase', cookieOfEarlier)).notice).toBe(
    'session-ended',
  )
  expect(await readMailsToStaff()).toHaveLength(2)
  expect((await postAction(own.jeton, 'replace-earlier', cookie)).notice).toBe('nothing-to-replace')
  expect(await readMailsToStaff()).toHaveLength(2)
  for (const { id } of earlier) expect(await readHistory(id)).toEqual(['received', 'withdrawn'])
  expect(await readHistory(own.id)).toEqual(['received'])
})

test('Simultaneous replacements withdraw the earlier application once', async () => {
  const jobOffer = (await aJobOffer(testPayload.payload)).id
  const { id } = await createApplicationWithLink({ jobOffer })
  const own = await createApplicationWithLink({ jobOffer })
  const cookie = await openCandidateSession(own.jeton)
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, () => postAction(own.jeton, 'replace-earlier', cookie)),
  )
  expect(outcomes.filter(({ notice }) => notice === 'earlier-replaced')).toHaveLength(1)
  expect(await readHistory(id)).toEqual(['received', 'withdrawn'])
})

test('A replacement changes no other person, offer, answered, spam or later application', async () => {
  const jobOffer = (await aJobOffer(testPayload.payload)).id
  const others = [
    await createApplicationWithLink({ jobOffer, candidateEmail: 'autre@example.org' }),
    await createApplicationWithLink({ jobOffer: (await aJobOffer(testPayload.payload)).id }),
    await createApplicationWithLink(),
    await createApplicationWithLink({ jobOffer, isSpam: true }),
    await createApplicationWithLink({ jobOffer, status: 'rejected' }),
  ]
  const answered = others.at(-1)?.id
  await testPayload.payload.db.pool.query(
    'UPDATE job_applications SET awaits_answer = false, answered_at = now() WHERE id = $1',
    [answered],
  )
  const own = await createApplicationWithLink({ jobOffer })
  others.push(await createApplicationWithLink({ jobOffer }))
  const cookie = await openCandidateSession(own.jeton)
  // A named application is ignored: the session decides.
  const more = { application: String(others[0]?.id), id: String(others[1]?.id) }
  expect((await postAction(own.jeton, 'replace-earlier', cookie, more)).notice).toBe(
    'nothing-to-replace',
  )
  const later = others.at(-1)?.jeton ?? ''
  for (const sent of ['', cookie]) {
    expect((await postAction(later, 'replace-earlier', sent)).notice).toBe('session-ended')
  }
  for (const { id } of [...others, own]) expect(await readHistory(id)).toEqual(['received'])
})

test('A reply before the decision does not reveal the decision by the missing replacement', async () => {
  const jobOffer = (await aJobOffer(testPayload.payload)).id
  const decided = await createApplicationWithLink({ jobOffer, status: 'rejected' })
  await testPayload.payload.db.pool.query(
    `UPDATE job_applications SET awaits_answer = false, status_changed_at = now(),
      answered_at = now() - interval '1 day' WHERE id = $1`,
    [decided.id],
  )
  const own = await createApplicationWithLink({ jobOffer })
  const cookie = await openCandidateSession(own.jeton)
  expect((await postAction(own.jeton, 'replace-earlier', cookie)).notice).toBe('earlier-replaced')
})

test('A decision without a reply is replaced, and a withdrawn application replaces none', async () => {
  const jobOffer = (await aJobOffer(testPayload.payload)).id
  const decided = await createApplicationWithLink({ jobOffer, status: 'accepted' })
  const own = await createApplicationWithLink({ jobOffer })
  await postAction(own.jeton, 'withdraw', await openCandidateSession(own.jeton))
  const cookie = await openCandidateSession(own.jeton)
  expect((await postAction(own.jeton, 'replace-earlier', cookie)).notice).toBe('nothing-to-replace')
  const other = await createApplicationWithLink({ jobOffer })
  const sent = await postAction(
    other.jeton,
    'replace-earlier',
    await openCandidateSession(other.jeton),
  )
  expect(sent.notice).toBe('earlier-replaced')
  expect(await readHistory(decided.id)).toContain('withdrawn')
})

const readMailsToStaff = async () => {
  await runDueJobs(testPayload.payload)
  return smtpServer.mails.filter(({ envelopeTo }) => envelopeTo.includes(STAFF_EMAIL))
}

test('Staff get one mail about a withdrawal, which is deleted with the application', async () => {
  const { id, jeton } = await createApplicationWithLink({ candidateName: 'Inès Roux' })
  await postAction(jeton, 'withdraw', await openCandidateSession(jeton))
  const mails = await readMailsToStaff()
  await postAction(jeton, 'withdraw', await openCandidateSession(jeton))
  expect(await readMailsToStaff()).toEqual([])
  expect(mails.map(({ subject }) => subject)).toEqual(['Candidature de Inès Roux\u00A0: retirée'])
  expect(mails[0]?.text).toContain(`/admin/collections/job-applications/${id}`)
  expect(mails[0]?.messageId).toContain(`.application-${id}@`)
})

test('Staff get one mail a day about requests for erasure, without the name', async () => {
  const { id, jeton } = await createApplicationWithLink({ candidateName: 'Inès Roux' })
  await testPayload.payload.db.pool.query(
    `INSERT INTO application_events (application_id, kind, created_at)
    VALUES ($1, 'erasure-requested', now() - interval '25 hours')`,
    [id],
  )
  const cookie = await openCandidateSession(jeton)
  const toggle = async () => {
    await postAction(jeton, 'erase', cookie, { confirmation: 'EFFACER' })
    await postAction(jeton, 'cancel-erasure', cookie)
  }
  await toggle()
  await toggle()
  const [mail, ...others] = await readMailsToStaff()
  expect(mail?.subject).toBe('Un candidat a demandé l’effacement de sa candidature')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Inès|Roux/)
  expect(others).toEqual([])
})

test('The cookie is limited to the page and its forms, and the database has neither it nor a code', async () => {
  const { jeton } = await createApplicationWithLink()
  const code = await requestMailedCode(jeton)
  const { rows: jobs } = await testPayload.payload.db.pool.query(
    `SELECT candidate_links::text AS text FROM candidate_links`,
  )
  expect(jobs[0].text).not.toContain(code)
  const { cookies } = await postForm('code', {
    jeton,
    code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
  })
  expect(cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;'))).toEqual(
    ['/suivi', '/api/suivi'].map(
      (path) => `suivi-session=…; Path=${path}; Max-Age=1800; HttpOnly; SameSite=Strict; Secure`,
    ),
  )
  const session = /=([\w-]{43});/.exec(cookies[0] ?? '')?.[1] ?? ''
  const { rows } = await testPayload.payload.db.pool.query(
    'SELECT candidate_links::text AS text FROM candidate_links',
  )
  expect(rows[0].text).not.toContain(session)
})

test('A code is used once, replaced by the next one, and refused after five tries', async () => {
  const { jeton } = await createApplicationWithLink()
  const first = await requestMailedCode(jeton)
  expect((await postForm('code', { jeton, code: first })).notice).toBe('session-opened')
  expect((await postForm('code', { jeton, code: first })).notice).toBe('code-expired')

  const second = await requestMailedCode(jeton)
  const third = await requestMailedCode(jeton)
  if (second !== third) {
    expect((await postForm('code', { jeton, code: second })).notice).toBe('code-wrong')
  }
  const wrong = third === '000000' ? '000001' : '000000'
  for (const typed of [wrong, '', 'x', `${third}0`]) {
    expect((await postForm('code', { jeton, code: typed })).notice).toBe('code-wrong')
  }
  if (second === third) await postForm('code', { jeton, code: wrong })
  expect((await postForm('code', { jeton, code: third })).notice).toBe('code-expired')
})

test('Simultaneous guesses count, and one right code opens one session', async () => {
  const { jeton } = await createApplicationWithLink()
  const code = await requestMailedCode(jeton)
  const guesses = Array.from({ length: 20 }, (_, guess) =>
    postForm('code', { jeton, code: guess < 10 ? 'x' : code }),
  )
  const notices = (await Promise.all(guesses)).map(({ notice }) => notice)
  expect(notices.filter((notice) => notice !== 'code-expired').length).toBeLessThanOrEqual(5)
  expect(notices.filter((notice) => notice === 'session-opened').length).toBeLessThanOrEqual(1)
})

test('An application gets five codes an hour, whoever requests them', async () => {
  const { jeton } = await createApplicationWithLink()
  const notices: (string | null)[] = []
  for (let time = 0; time < 6; time++) notices.push((await postForm('code', { jeton })).notice)
  expect(notices).toEqual([...Array(5).fill('code-sent'), 'codes-exhausted'])
  // Only the latest code is mailed.
  await runDueJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(1)
})

test('An expired code opens nothing, is not mailed, and an expired session does nothing', async () => {
  const { id, jeton } = await createApplicationWithLink()
  const expire = (column: string) =>
    testPayload.payload.db.pool.query(
      `UPDATE candidate_links SET ${column} = now() - interval '1 second'`,
    )
  const code = await requestMailedCode(jeton)
  await expire('code_expires_at')
  expect((await postForm('code', { jeton, code })).notice).toBe('code-expired')
  await postForm('code', { jeton })
  await expire('code_expires_at')
  smtpServer.mails.length = 0
  await runDueJobs(testPayload.payload)
  expect(smtpServer.mails).toEqual([])

  const cookie = await openCandidateSession(jeton)
  await expire('session_expires_at')
  expect((await postAction(jeton, 'withdraw', cookie)).notice).toBe('session-ended')
  expect((await findStoredApplication(id))?.withdrawnAt).toBeNull()
})

test('Neither another application’s code or session nor a changed one opens a link', async () => {
  const [own, other] = [await createApplicationWithLink(), await createApplicationWithLink()]
  const code = await requestMailedCode(other.jeton)
  await postForm('code', { jeton: own.jeton })
  await runDueJobs(testPayload.payload)
  const { notice } = await postForm('code', { jeton: own.jeton, code })
  expect(notice).toBe('code-wrong')

  const cookie = await openCandidateSession(other.jeton)
  const changed = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  for (const [jeton, sent] of [
    [own.jeton, cookie],
    [other.jeton, changed],
    [other.jeton, ''],
    [other.jeton, 'suivi-session='],
  ] as const) {
    expect((await postAction(jeton, 'withdraw', sent)).notice).toBe('session-ended')
  }
  expect((await postAction(`${other.jeton}x`, 'withdraw', cookie)).notice).toBeNull()
  expect((await postAction(other.jeton, 'destroy', cookie)).notice).toBe('session-ended')
  for (const { id } of [own, other]) expect(await readHistory(id)).toEqual(['received'])
})

test('A revoked link sends no code, and its session has ended', async () => {
  const { id, jeton } = await createApplicationWithLink()
  const cookie = await openCandidateSession(jeton)
  await postAction(jeton, 'erase', cookie, { confirmation: 'EFFACER' })
  await postForm('pas-moi', { jeton })
  expect((await postForm('code', { jeton })).notice).toBe('session-ended')
  expect((await postAction(jeton, 'withdraw', cookie)).notice).toBe('session-ended')
  // The application of somebody else is not erased.
  await advanceLinkErasure('48 hours')
  await eraseApplicationForCandidate(testPayload.payload, id)
  expect(await findStoredApplication(id)).toMatchObject({ withdrawnAt: null })
})

/** As if the erasure had been requested earlier. */
const advanceLinkErasure = (hours: string) =>
  testPayload.payload.db.pool.query(
    'UPDATE candidate_links SET erase_at = erase_at - $1::interval',
    [hours],
  )

test('An erasure is confirmed with a word, can be cancelled, and takes place after 24 hours', async () => {
  const { id, jeton } = await createApplicationWithLink()
  const erase = () => eraseApplicationForCandidate(testPayload.payload, id)
  const cookie = await openCandidateSession(jeton)
  for (const confirmation of ['', 'oui', 'ERASE']) {
    expect((await postAction(jeton, 'erase', cookie, { confirmation })).notice).toBe(
      'erasure-unconfirmed',
    )
  }
  expect((await postAction(jeton, 'erase', cookie, { confirmation: ' effacer ' })).notice).toBe(
    'erasure-requested',
  )
  expect((await postAction(jeton, 'cancel-erasure', cookie)).notice).toBe('erasure-cancelled')
  await erase()
  expect(await findStoredApplication(id)).toBeDefined()

  await postAction(jeton, 'erase', cookie, { confirmation: 'EFFACER' })
  await postAction(jeton, 'erase', cookie, { confirmation: 'EFFACER' })
  await advanceLinkErasure('23 hours')
  await erase()
  expect(await findStoredApplication(id)).toBeDefined()
  const waiting = (await findJobs(testPayload.payload)).filter(
    ({ taskSlug }) => taskSlug === 'eraseForCandidate',
  )
  expect(waiting).toHaveLength(2)
  expect(await readHistory(id)).toEqual([
    'received',
    'erasure-requested',
    'erasure-cancelled',
    'erasure-requested',
  ])
  await advanceLinkErasure('1 hour')
  await erase()
  expect(await findStoredApplication(id)).toBeUndefined()
  const { rows } = await testPayload.payload.db.pool.query(
    "SELECT details, actor_name AS actor FROM audit_entries WHERE action = 'deleted' AND document_id = $1",
    [String(id)],
  )
  expect(rows).toEqual([{ details: 'À la demande du candidat', actor: null }])
  expect((await postAction(jeton, 'cancel-erasure', cookie)).notice).toBe('session-ended')
  expect((await postForm('code', { jeton })).notice).toBe('session-ended')
})
