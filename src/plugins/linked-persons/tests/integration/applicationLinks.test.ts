import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findIdsSentByOtherForm } from '@/src/plugins/linked-persons/queries/findIdsSentByOtherForm'
import { findOtherApplications } from '@/src/plugins/linked-persons/queries/findOtherApplications'
import { aContactMessage, aJobApplication, aJobOffer, aUser } from '@/tests/support/records'
import { type RestClient, restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let moderator: RestClient
let admin: RestClient

beforeAll(async () => {
  testPayload = await startTestPayload()
  moderator = restClient(
    await signInForCookie((await aUser(testPayload.payload, { name: 'Léa Roy' })).email),
  )
  admin = restClient(
    await signInForCookie((await aUser(testPayload.payload, { role: 'admin' })).email),
  )
})
afterAll(() => testPayload.stop())

let createdPersons = 0
/** An application of a person without any other application. */
async function createApplicationOfNewPerson(different: object = {}) {
  createdPersons += 1
  const candidateEmail = `personne${createdPersons}@candidats.test`
  return (await aJobApplication(testPayload.payload, { candidateEmail, ...different })).id
}

const postLink = (first: number, second: number, client = moderator) =>
  client.post('/application-links', { first, second })
const linkIdIn = ({ body }: Awaited<ReturnType<typeof postLink>>) => {
  const { doc } = body
  return typeof doc === 'object' && doc && 'id' in doc ? Number(doc.id) : 0
}

async function findOthersOfApplication(id: number) {
  const user = { ...(await aUser(testPayload.payload)), collection: 'users' as const }
  const req = await createLocalReq({ user }, testPayload.payload)
  const application = await testPayload.payload.findByID({ collection: 'job-applications', id })
  const { candidateEmail, jobOffer } = application
  return findOtherApplications(req, { id, candidateEmail: candidateEmail ?? '', jobOffer })
}
const findShownApplicationIds = async (id: number) =>
  (await findOthersOfApplication(id)).applications.map((other) => other.id)

async function readLinkHistory(id: number) {
  const { rows } = await testPayload.payload.db.pool.query(
    `SELECT kind, account_name AS by FROM application_events
     WHERE application_id = $1 AND kind IN ('linked', 'unlinked') ORDER BY id`,
    [id],
  )
  return rows
}

test('Applications linked by hand or by address are shown on each of them', async () => {
  const [a, b] = [await createApplicationOfNewPerson(), await createApplicationOfNewPerson()]
  const alsoB = await createApplicationOfNewPerson({
    candidateEmail: `PERSONNE${createdPersons}@candidats.test`,
  })
  const c = await createApplicationOfNewPerson()
  expect((await postLink(b, a)).status).toBe(201)
  expect((await postLink(c, alsoB)).status).toBe(201)
  for (const [one, others] of [
    [a, [c, alsoB, b]],
    [b, [c, alsoB, a]],
    [alsoB, [c, b, a]],
    [c, [alsoB, b, a]],
  ] as const) {
    expect(await findShownApplicationIds(one)).toEqual(others)
  }
  const { applications, links } = await findOthersOfApplication(b)
  expect(applications.map(({ isLinked }) => isLinked)).toEqual([true, false, true])
  expect(links).toMatchObject([{ authorName: 'Léa Roy' }, { authorName: 'Léa Roy' }])
  const stored = await testPayload.payload.findByID({ collection: 'job-applications', id: a })
  expect(stored).toMatchObject({ candidateEmail: expect.stringContaining('@candidats.test') })
  expect(await readLinkHistory(a)).toEqual([{ kind: 'linked', by: 'Léa Roy' }])
})

test('Removing a link leaves both applications, and both histories record it', async () => {
  const [a, b, c] = [
    await createApplicationOfNewPerson(),
    await createApplicationOfNewPerson(),
    await createApplicationOfNewPerson(),
  ]
  const first = linkIdIn(await postLink(a, b))
  await postLink(b, c)
  expect((await moderator.delete(`/application-links/${first}`)).status).toBe(200)
  expect(await findShownApplicationIds(a)).toEqual([])
  expect(await findShownApplicationIds(c)).toEqual([b])
  for (const id of [a, b]) {
    expect((await readLinkHistory(id)).at(-1).kind).toBe('unlinked')
    expect((await moderator.get(`/job-applications/${id}`)).status).toBe(200)
  }
  expect((await postLink(a, b)).status).toBe(201)
  expect(await findShownApplicationIds(a)).toEqual([c, b])
  const { rows } = await testPayload.payload.db.pool.query(
    "SELECT action, details FROM audit_entries WHERE document_id = $1 AND target = 'job-applications' ORDER BY id",
    [String(a)],
  )
  expect(rows.map(({ action }: { action: string }) => action)).toEqual([
    'linked',
    'unlinked',
    'linked',
  ])
  expect(rows[0].details).toContain(String(b))
})

test('An application is not linked with itself, a missing, unwanted or anonymised one, nor twice', async () => {
  const [a, b] = [await createApplicationOfNewPerson(), await createApplicationOfNewPerson()]
  const aside = await createApplicationOfNewPerson({ isSpam: true })
  const nobodys = await createApplicationOfNewPerson({ candidateEmail: 'anonyme@anonyme.invalid' })
  for (const [one, other] of [
    [a, a],
    [a, 999_999],
    [a, aside],
    [nobodys, a],
  ] as const) {
    expect((await postLink(one, other)).status).toBe(400)
  }
  expect((await postLink(a, b)).status).toBe(201)
  for (const again of [await postLink(a, b), await postLink(b, a)]) {
    expect(again.status).toBe(400)
    expect(JSON.stringify(again.body)).toContain('déjà reliées')
  }
  expect(await findShownApplicationIds(a)).toEqual([b])
  const large = 2 ** 40
  for (const sent of [
    { first: a, second: large },
    {},
    { first: a },
    { first: 'a', second: b },
    { first: a, second: null },
  ]) {
    expect((await moderator.post('/application-links', sent)).status).toBe(400)
  }
})

test('Simultaneous links of the same pair create one link, and the others are refused', async () => {
  const [a, b] = [await createApplicationOfNewPerson(), await createApplicationOfNewPerson()]
  const answers = await Promise.all([postLink(a, b), postLink(b, a, admin), postLink(a, b, admin)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
  expect((await findOthersOfApplication(a)).links).toHaveLength(1)
  expect(await readLinkHistory(a)).toHaveLength(1)
})

test('Staff link and unlink in their own name only; visitors see nothing of it', async () => {
  const [a, b] = [await createApplicationOfNewPerson(), await createApplicationOfNewPerson()]
  const stranger = restClient()
  expect((await postLink(a, b, stranger)).status).toBe(403)
  const forged = { first: a, second: b, authorName: 'Un autre', author: 1 }
  const made = await admin.post('/application-links', forged)
  expect(JSON.stringify(made.body)).not.toContain('Un autre')
  const id = linkIdIn(made)
  expect((await stranger.get(`/application-links/${id}`)).status).toBe(403)
  expect((await stranger.delete(`/application-links/${id}`)).status).toBe(403)
  expect((await admin.patch(`/application-links/${id}`, { second: a })).status).toBe(403)
  expect((await moderator.delete(`/application-links/${id}`)).status).toBe(200)
})

test('The links of an application are deleted with it', async () => {
  const [a, b] = [await createApplicationOfNewPerson(), await createApplicationOfNewPerson()]
  const id = linkIdIn(await postLink(a, b))
  expect((await admin.delete(`/job-applications/${b}`)).status).toBe(200)
  expect((await moderator.get(`/application-links/${id}`)).status).toBe(404)
  expect(await findShownApplicationIds(a)).toEqual([])
})

test('A linked application shows its decision and reply, before the next decision', async () => {
  const { payload } = testPayload
  const [a, b] = [await createApplicationOfNewPerson(), await createApplicationOfNewPerson()]
  await postLink(a, b)
  expect((await findOthersOfApplication(a)).applications).toMatchObject([
    { answer: null, answeredAt: null },
  ])
  await moderator.patch(`/job-applications/${b}`, { status: 'rejected' })
  const sentAt = '2026-11-20T09:00:00.000Z'
  await payload.create({
    collection: 'application-answers',
    data: {
      ...{ application: b, language: 'fr', subject: 'Votre candidature', body: 'Pas cette fois' },
      ...{ state: 'sent', sendAfter: sentAt, sentAt, answerKey: crypto.randomUUID() },
    },
  })
  expect((await findOthersOfApplication(a)).applications).toMatchObject([
    {
      ...{ id: b, status: 'rejected', statusChangedAt: expect.any(String), isSpam: false },
      answer: { subject: 'Votre candidature', body: 'Pas cette fois', sentAt },
    },
  ])
})

test('Applications for the same offer are marked as such, spontaneous ones are not', async () => {
  const offers = [await aJobOffer(testPayload.payload), await aJobOffer(testPayload.payload)]
  const [one, other] = offers.map(({ id }) => id)
  const first = await createApplicationOfNewPerson({ jobOffer: one })
  const candidateEmail = `personne${createdPersons}@candidats.test`
  const again = await createApplicationOfNewPerson({ candidateEmail, jobOffer: one })
  const elsewhere = await createApplicationOfNewPerson({ candidateEmail, jobOffer: other })
  const spontaneous = await createApplicationOfNewPerson({ candidateEmail })
  const alsoSpontaneous = await createApplicationOfNewPerson({ candidateEmail })
  const sameOffer = async (id: number) =>
    (await findOthersOfApplication(id)).applications
      .filter((seen) => seen.isSameOffer)
      .map((seen) => seen.id)
  expect(await sameOffer(again)).toEqual([first])
  expect(await sameOffer(elsewhere)).toEqual([])
  for (const id of [spontaneous, alsoSpontaneous]) expect(await sameOffer(id)).toEqual([])
})

test('A person with a thousand applications is shown with fifty of them', async () => {
  const [a, b] = [await createApplicationOfNewPerson(), await createApplicationOfNewPerson()]
  await testPayload.payload.db.pool.query(
    `INSERT INTO job_applications (candidate_name, candidate_email, job_title, status)
     SELECT candidate_name, candidate_email, job_title, status FROM job_applications,
       generate_series(1, 1000) WHERE id = $1`,
    [b],
  )
  await postLink(a, b)
  expect(await findShownApplicationIds(a)).toHaveLength(50)
})

test('The applications and messages of a linked address are those of the person, from either side', async () => {
  const { payload } = testPayload
  const user = { ...(await aUser(payload)), collection: 'users' as const }
  const req = await createLocalReq({ user }, payload)
  const one = await createApplicationOfNewPerson({ candidateEmail: 'ici@mail.example' })
  const other = await createApplicationOfNewPerson({ candidateEmail: 'la@mail.example' })
  const message = (await aContactMessage(payload, { email: 'la@mail.example' })).id
  await postLink(one, other)
  const messages = await findIdsSentByOtherForm(req, {
    address: 'ici@mail.example',
    collection: 'contact-messages',
  })
  const applications = await findIdsSentByOtherForm(req, {
    address: 'la@mail.example',
    collection: 'job-applications',
  })
  expect(messages).toEqual([message])
  expect(applications).toEqual([other, one])
})
