import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseApplicationForCandidate } from '@/src/plugins/candidate-page/commands/eraseApplicationForCandidate'
import { issueCandidateLink } from '@/src/plugins/candidate-page/commands/issueCandidateLink'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { aJobOffer } from '@/tests/support/records'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const STAFF = 'contact@exemplia.example'

let site: TestPayload
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startTestPayload()
  await site.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: STAFF },
  })
  await site.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort: smtp.port },
  })
})
beforeEach(async () => {
  smtp.mails.length = 0
  await site.payload.db.pool.query(
    'TRUNCATE submission_limits, payload_jobs, job_applications, candidate_links CASCADE',
  )
})
afterAll(async () => {
  await site.stop()
  await smtp.stop()
})

type Sent = { jeton: string } & Record<string, string>

async function post(route: 'code' | 'actions' | 'pas-moi', sent: Sent, cookie = '') {
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

async function anApplicationWithLink(different = {}) {
  const { id } = await anApplication(site.payload, different)
  return { id, jeton: (await issueCandidateLink(site.payload, { application: id })) ?? '' }
}

/** Requests a code and reads it in the mail. */
async function mailedCode(jeton: string) {
  smtp.mails.length = 0
  expect((await post('code', { jeton })).notice).toBe('code-sent')
  await runDueJobs(site.payload)
  const mail = smtp.mails.find(({ envelopeTo }) => !envelopeTo.includes(STAFF))
  const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
  expect(mail?.html).toContain(code)
  return code
}

async function openSession(jeton: string) {
  const { notice, cookies } = await post('code', { jeton, code: await mailedCode(jeton) })
  expect(notice).toBe('session-opened')
  return cookies[0]?.split(';')[0] ?? ''
}

const act = (jeton: string, action: string, cookie: string, more = {}) =>
  post('actions', { jeton, action, ...more }, cookie)

async function storedApplication(id: number) {
  const { docs } = await site.payload.find({
    collection: 'job-applications',
    where: { id: { equals: id } },
  })
  return docs[0]
}

async function historyOf(id: number) {
  const { rows } = await site.payload.db.pool.query(
    'SELECT kind, account_name AS by FROM application_events WHERE application_id = $1 ORDER BY id',
    [id],
  )
  return rows.map(({ kind, by }) => (by === null ? kind : `${kind} by ${by}`))
}

test('A candidate withdraws an application with the code, once, and the session ends', async () => {
  const { id, jeton } = await anApplicationWithLink({ status: 'reviewed' })
  const cookie = await openSession(jeton)
  const withdrawn = await act(jeton, 'withdraw', cookie)
  expect(withdrawn.notice).toBe('withdrawn')
  expect(withdrawn.cookies).toHaveLength(2)
  expect(withdrawn.cookies[0]).toContain('Max-Age=0')
  expect(await storedApplication(id)).toMatchObject({
    ...{ status: 'reviewed', awaitsAnswer: false, withdrawnAt: expect.any(String) },
  })
  expect((await act(jeton, 'erase', cookie, { confirmation: 'EFFACER' })).notice).toBe(
    'session-ended',
  )
  expect((await act(jeton, 'withdraw', await openSession(jeton))).notice).toBe('withdrawn')
  expect(await historyOf(id)).toEqual(['received', 'withdrawn'])
})

test('A candidate replaces the earlier applications for an offer once, and the session stays', async () => {
  const jobOffer = (await aJobOffer(site.payload)).id
  const earlier = [
    await anApplicationWithLink({ jobOffer, candidateEmail: 'Claire.Morel@Example.org' }),
    await anApplicationWithLink({ jobOffer, status: 'reviewed' }),
  ]
  const own = await anApplicationWithLink({ jobOffer })
  const cookieOfEarlier = await openSession(earlier[0]?.jeton ?? '')
  const cookie = await openSession(own.jeton)
  const replaced = await act(own.jeton, 'replace-earlier', cookie)
  expect(replaced).toEqual({ notice: 'earlier-replaced', cookies: [] })
  for (const { id } of earlier) {
    expect(await storedApplication(id)).toMatchObject({
      ...{ awaitsAnswer: false, withdrawnAt: expect.any(String) },
    })
  }
  expect((await storedApplication(own.id))?.withdrawnAt).toBeNull()
  expect((await act(earlier[0]?.jeton ?? '', 'erase', cookieOfEarlier)).notice).toBe(
    'session-ended',
  )
  expect(await mailsToStaff()).toHaveLength(2)
  expect((await act(own.jeton, 'replace-earlier', cookie)).notice).toBe('nothing-to-replace')
  expect(await mailsToStaff()).toHaveLength(2)
  for (const { id } of earlier) expect(await historyOf(id)).toEqual(['received', 'withdrawn'])
  expect(await historyOf(own.id)).toEqual(['received'])
})

test('Simultaneous replacements withdraw the earlier application once', async () => {
  const jobOffer = (await aJobOffer(site.payload)).id
  const { id } = await anApplicationWithLink({ jobOffer })
  const own = await anApplicationWithLink({ jobOffer })
  const cookie = await openSession(own.jeton)
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, () => act(own.jeton, 'replace-earlier', cookie)),
  )
  expect(outcomes.filter(({ notice }) => notice === 'earlier-replaced')).toHaveLength(1)
  expect(await historyOf(id)).toEqual(['received', 'withdrawn'])
})

test('A replacement changes no other person, offer, answered, spam or later application', async () => {
  const jobOffer = (await aJobOffer(site.payload)).id
  const others = [
    await anApplicationWithLink({ jobOffer, candidateEmail: 'autre@example.org' }),
    await anApplicationWithLink({ jobOffer: (await aJobOffer(site.payload)).id }),
    await anApplicationWithLink(),
    await anApplicationWithLink({ jobOffer, isSpam: true }),
    await anApplicationWithLink({ jobOffer, status: 'rejected' }),
  ]
  const answered = others.at(-1)?.id
  await site.payload.db.pool.query(
    'UPDATE job_applications SET awaits_answer = false, answered_at = now() WHERE id = $1',
    [answered],
  )
  const own = await anApplicationWithLink({ jobOffer })
  others.push(await anApplicationWithLink({ jobOffer }))
  const cookie = await openSession(own.jeton)
  // A named application is ignored: the session decides.
  const more = { application: String(others[0]?.id), id: String(others[1]?.id) }
  expect((await act(own.jeton, 'replace-earlier', cookie, more)).notice).toBe('nothing-to-replace')
  const later = others.at(-1)?.jeton ?? ''
  for (const sent of ['', cookie]) {
    expect((await act(later, 'replace-earlier', sent)).notice).toBe('session-ended')
  }
  for (const { id } of [...others, own]) expect(await historyOf(id)).toEqual(['received'])
})

test('A decision without a reply is replaced, and a withdrawn application replaces none', async () => {
  const jobOffer = (await aJobOffer(site.payload)).id
  const decided = await anApplicationWithLink({ jobOffer, status: 'accepted' })
  const own = await anApplicationWithLink({ jobOffer })
  await act(own.jeton, 'withdraw', await openSession(own.jeton))
  const cookie = await openSession(own.jeton)
  expect((await act(own.jeton, 'replace-earlier', cookie)).notice).toBe('nothing-to-replace')
  const other = await anApplicationWithLink({ jobOffer })
  const sent = await act(other.jeton, 'replace-earlier', await openSession(other.jeton))
  expect(sent.notice).toBe('earlier-replaced')
  expect(await historyOf(decided.id)).toContain('withdrawn')
})

const mailsToStaff = async () => {
  await runDueJobs(site.payload)
  return smtp.mails.filter(({ envelopeTo }) => envelopeTo.includes(STAFF))
}

test('Staff get one mail about a withdrawal, which is deleted with the application', async () => {
  const { id, jeton } = await anApplicationWithLink({ candidateName: 'Inès Roux' })
  await act(jeton, 'withdraw', await openSession(jeton))
  const mails = await mailsToStaff()
  await act(jeton, 'withdraw', await openSession(jeton))
  expect(await mailsToStaff()).toEqual([])
  expect(mails.map(({ subject }) => subject)).toEqual(['Candidature de Inès Roux\u00A0: retirée'])
  expect(mails[0]?.text).toContain(`/admin/collections/job-applications/${id}`)
  expect(mails[0]?.messageId).toContain(`.application-${id}@`)
})

test('Staff get one mail a day about requests for erasure, without the name', async () => {
  const { id, jeton } = await anApplicationWithLink({ candidateName: 'Inès Roux' })
  await site.payload.db.pool.query(
    `INSERT INTO application_events (application_id, kind, created_at)
    VALUES ($1, 'erasure-requested', now() - interval '25 hours')`,
    [id],
  )
  const cookie = await openSession(jeton)
  const toggle = async () => {
    await act(jeton, 'erase', cookie, { confirmation: 'EFFACER' })
    await act(jeton, 'cancel-erasure', cookie)
  }
  await toggle()
  await toggle()
  const [mail, ...others] = await mailsToStaff()
  expect(mail?.subject).toBe('Un candidat a demandé l’effacement de sa candidature')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Inès|Roux/)
  expect(others).toEqual([])
})

test('The cookie is limited to the page and its forms, and the database has neither it nor a code', async () => {
  const { jeton } = await anApplicationWithLink()
  const code = await mailedCode(jeton)
  const { rows: jobs } = await site.payload.db.pool.query(
    `SELECT candidate_links::text AS text FROM candidate_links`,
  )
  expect(jobs[0].text).not.toContain(code)
  const { cookies } = await post('code', { jeton, code: ` ${code.slice(0, 3)} ${code.slice(3)}` })
  expect(cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;'))).toEqual(
    ['/suivi', '/api/suivi'].map(
      (path) => `suivi-session=…; Path=${path}; Max-Age=1800; HttpOnly; SameSite=Strict; Secure`,
    ),
  )
  const session = /=([\w-]{43});/.exec(cookies[0] ?? '')?.[1] ?? ''
  const { rows } = await site.payload.db.pool.query(
    'SELECT candidate_links::text AS text FROM candidate_links',
  )
  expect(rows[0].text).not.toContain(session)
})

test('A code is used once, replaced by the next one, and refused after five tries', async () => {
  const { jeton } = await anApplicationWithLink()
  const first = await mailedCode(jeton)
  expect((await post('code', { jeton, code: first })).notice).toBe('session-opened')
  expect((await post('code', { jeton, code: first })).notice).toBe('code-expired')

  const second = await mailedCode(jeton)
  const third = await mailedCode(jeton)
  if (second !== third) {
    expect((await post('code', { jeton, code: second })).notice).toBe('code-wrong')
  }
  const wrong = third === '000000' ? '000001' : '000000'
  for (const typed of [wrong, '', 'x', `${third}0`]) {
    expect((await post('code', { jeton, code: typed })).notice).toBe('code-wrong')
  }
  if (second === third) await post('code', { jeton, code: wrong })
  expect((await post('code', { jeton, code: third })).notice).toBe('code-expired')
})

test('Simultaneous guesses count, and one right code opens one session', async () => {
  const { jeton } = await anApplicationWithLink()
  const code = await mailedCode(jeton)
  const guesses = Array.from({ length: 20 }, (_, guess) =>
    post('code', { jeton, code: guess < 10 ? 'x' : code }),
  )
  const notices = (await Promise.all(guesses)).map(({ notice }) => notice)
  expect(notices.filter((notice) => notice !== 'code-expired').length).toBeLessThanOrEqual(5)
  expect(notices.filter((notice) => notice === 'session-opened').length).toBeLessThanOrEqual(1)
})

test('An application gets five codes an hour, whoever requests them', async () => {
  const { jeton } = await anApplicationWithLink()
  const notices: (string | null)[] = []
  for (let time = 0; time < 6; time++) notices.push((await post('code', { jeton })).notice)
  expect(notices).toEqual([...Array(5).fill('code-sent'), 'codes-exhausted'])
  // Only the latest code is mailed.
  await runDueJobs(site.payload)
  expect(smtp.mails).toHaveLength(1)
})

test('An expired code opens nothing, is not mailed, and an expired session does nothing', async () => {
  const { id, jeton } = await anApplicationWithLink()
  const expire = (column: string) =>
    site.payload.db.pool.query(`UPDATE candidate_links SET ${column} = now() - interval '1 second'`)
  const code = await mailedCode(jeton)
  await expire('code_expires_at')
  expect((await post('code', { jeton, code })).notice).toBe('code-expired')
  await post('code', { jeton })
  await expire('code_expires_at')
  smtp.mails.length = 0
  await runDueJobs(site.payload)
  expect(smtp.mails).toEqual([])

  const cookie = await openSession(jeton)
  await expire('session_expires_at')
  expect((await act(jeton, 'withdraw', cookie)).notice).toBe('session-ended')
  expect((await storedApplication(id))?.withdrawnAt).toBeNull()
})

test('Neither another application’s code or session nor a changed one opens a link', async () => {
  const [own, other] = [await anApplicationWithLink(), await anApplicationWithLink()]
  const code = await mailedCode(other.jeton)
  await post('code', { jeton: own.jeton })
  await runDueJobs(site.payload)
  const { notice } = await post('code', { jeton: own.jeton, code })
  expect(notice).toBe('code-wrong')

  const cookie = await openSession(other.jeton)
  const changed = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  for (const [jeton, sent] of [
    [own.jeton, cookie],
    [other.jeton, changed],
    [other.jeton, ''],
    [other.jeton, 'suivi-session='],
  ] as const) {
    expect((await act(jeton, 'withdraw', sent)).notice).toBe('session-ended')
  }
  expect((await act(`${other.jeton}x`, 'withdraw', cookie)).notice).toBeNull()
  expect((await act(other.jeton, 'destroy', cookie)).notice).toBe('session-ended')
  for (const { id } of [own, other]) expect(await historyOf(id)).toEqual(['received'])
})

test('A revoked link sends no code, and its session has ended', async () => {
  const { id, jeton } = await anApplicationWithLink()
  const cookie = await openSession(jeton)
  await act(jeton, 'erase', cookie, { confirmation: 'EFFACER' })
  await post('pas-moi', { jeton })
  expect((await post('code', { jeton })).notice).toBe('session-ended')
  expect((await act(jeton, 'withdraw', cookie)).notice).toBe('session-ended')
  // The application of somebody else is not erased.
  await hasten('48 hours')
  await eraseApplicationForCandidate(site.payload, id)
  expect(await storedApplication(id)).toMatchObject({ withdrawnAt: null })
})

/** As if the erasure had been requested earlier. */
const hasten = (hours: string) =>
  site.payload.db.pool.query('UPDATE candidate_links SET erase_at = erase_at - $1::interval', [
    hours,
  ])

test('An erasure is confirmed with a word, can be cancelled, and takes place after 24 hours', async () => {
  const { id, jeton } = await anApplicationWithLink()
  const erase = () => eraseApplicationForCandidate(site.payload, id)
  const cookie = await openSession(jeton)
  for (const confirmation of ['', 'oui', 'ERASE']) {
    expect((await act(jeton, 'erase', cookie, { confirmation })).notice).toBe('erasure-unconfirmed')
  }
  expect((await act(jeton, 'erase', cookie, { confirmation: ' effacer ' })).notice).toBe(
    'erasure-requested',
  )
  expect((await act(jeton, 'cancel-erasure', cookie)).notice).toBe('erasure-cancelled')
  await erase()
  expect(await storedApplication(id)).toBeDefined()

  await act(jeton, 'erase', cookie, { confirmation: 'EFFACER' })
  await act(jeton, 'erase', cookie, { confirmation: 'EFFACER' })
  await hasten('23 hours')
  await erase()
  expect(await storedApplication(id)).toBeDefined()
  const waiting = (await findJobs(site.payload)).filter(
    ({ taskSlug }) => taskSlug === 'eraseForCandidate',
  )
  expect(waiting).toHaveLength(2)
  expect(await historyOf(id)).toEqual([
    'received',
    'erasure-requested',
    'erasure-cancelled',
    'erasure-requested',
  ])
  await hasten('1 hour')
  await erase()
  expect(await storedApplication(id)).toBeUndefined()
  const { rows } = await site.payload.db.pool.query(
    "SELECT details, actor_name AS actor FROM audit_entries WHERE action = 'deleted' AND document_id = $1",
    [String(id)],
  )
  expect(rows).toEqual([{ details: 'À la demande du candidat', actor: null }])
  expect((await act(jeton, 'cancel-erasure', cookie)).notice).toBe('session-ended')
  expect((await post('code', { jeton })).notice).toBe('session-ended')
})
