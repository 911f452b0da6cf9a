import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { STAFF_MAIL_RATE_LIMITS } from '@/src/domain/accounts/accountLimits'
import { runDueJobs } from '@/tests/support/dueJobs'
import { aJobApplication, aUser } from '@/tests/support/records'
import { type RestClient, restClient, signInForCookie } from '@/tests/support/restClient'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let noeAccount: User
let askingClient: RestClient
let askedClient: RestClient

beforeAll(async () => {
  smtpServer = await startSmtpServer()
  testPayload = await startTestPayload()
  await testPayload.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
  await testPayload.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort: smtpServer.port, replyToEmail: 'rh@exemplia.example' },
  })
  noeAccount = await aUser(testPayload.payload, { name: 'Noé Blanc' })
  askedClient = restClient(await signInForCookie(noeAccount.email))
  askingClient = await signInNewUser({ name: 'Alix Moreau' })
})
afterEach(async () => {
  await runDueJobs(testPayload.payload)
  smtpServer.mails.length = 0
})
afterAll(async () => {
  await testPayload.stop()
  await smtpServer.stop()
})

const signInNewUser = async (account: Partial<User>) =>
  restClient(await signInForCookie((await aUser(testPayload.payload, account)).email))

const TO_READ_QUERY = '/job-applications?where[toRead][equals]=true'

async function findIdsToRead(client: RestClient) {
  const { body } = await client.get(TO_READ_QUERY)
  const counted = await client.get(TO_READ_QUERY.replace('?', '/count?'))
  expect(counted.body.totalDocs).toBe(body.totalDocs)
  return [body.docs]
    .flat()
    .map((one) => (typeof one === 'object' && one && 'id' in one ? one.id : 0))
}

async function postMention(mentions: unknown, text = 'Ton avis ?', client = askingClient) {
  const application = (await aJobApplication(testPayload.payload)).id
  const { status, body } = await client.post('/application-notes', { application, text, mentions })
  const { doc } = body
  const note = typeof doc === 'object' && doc && 'id' in doc ? Number(doc.id) : 0
  return { application, note, status, said: JSON.stringify(body) }
}

async function sendAndReadMails() {
  await runDueJobs(testPayload.payload)
  return smtpServer.mails
}

test('A mentioned colleague gets one mail, and has the application in the list “À lire”', async () => {
  const { application, status } = await postMention(
    [noeAccount.id, noeAccount.id],
    'Je suis réservée : @Noé Blanc ?',
  )
  expect(status).toBe(201)
  expect(await findIdsToRead(askedClient)).toEqual([application])
  expect(await findIdsToRead(askingClient)).toEqual([])
  const [mail, ...more] = await sendAndReadMails()
  expect(more).toEqual([])
  expect(mail?.envelopeTo).toEqual([noeAccount.email])
  expect(mail?.subject).toBe('Alix Moreau demande votre avis sur une candidature')
  expect(mail?.text).toContain(`/admin/collections/job-applications/${application}?liste=`)
  // The mail contains neither the candidate nor the text of the note.
  expect(mail?.raw).not.toMatch(/Camille|Durand|r=C3=A9serv/)
})

test.each([
  ['whoever has no account', async () => [999_999]],
  [
    'whoever is suspended',
    async () => [(await aUser(testPayload.payload, { status: 'inactive' })).id],
  ],
  [
    'whoever is only invited',
    async () => [(await aUser(testPayload.payload, { status: 'invited' })).id],
  ],
  ['oneself', async (own: number) => [own]],
  ['a name', async () => ['Noé Blanc']],
  ['what is no number', async () => [{ relationTo: 'users', value: 1 }]],
  ['one who is none beside one who is', async () => [noeAccount.id, 0]],
  ['bytes', async () => '\u0000'],
  ['too many', async () => [1, 2, 3, 4, 5, 6]],
])('a mention of %s is refused, and nothing is stored', async (_, who) => {
  const me = await aUser(testPayload.payload)
  const client = restClient(await signInForCookie(me.email))
  const { application, status } = await postMention(await who(me.id), 'Ton avis ?', client)
  expect(status).toBe(400)
  const sql = 'SELECT count(*)::int AS rows FROM application_notes WHERE application_id = $1'
  expect((await testPayload.payload.db.pool.query(sql, [application])).rows[0].rows).toBe(0)
})

test('A request is no longer unread once its opinion is given, declined, or marked as read', async () => {
  for (const opinion of [
    { opinion: 'reserved', sentence: 'À revoir.' },
    { opinion: 'declined' },
    null,
  ]) {
    const before = await findIdsToRead(askedClient)
    const { application } = await postMention([noeAccount.id])
    expect(await findIdsToRead(askedClient)).toContain(application)
    if (opinion) await askedClient.post('/application-opinions', { application, ...opinion })
    else await askedClient.delete(`/application-mentions?where[application][equals]=${application}`)
    expect(await findIdsToRead(askedClient)).toEqual(before)
  }
})

test('A user cannot delete the request of a colleague, nor read who is asked', async () => {
  const director = await signInNewUser({ role: 'super-admin' })
  const { application } = await postMention([noeAccount.id])
  await director.delete('/application-mentions?where[id][exists]=true')
  expect(await findIdsToRead(askedClient)).toContain(application)
  expect((await director.get('/application-mentions')).body.totalDocs).toBe(0)
  expect(await findIdsToRead(director)).toEqual([])
})

test('A request for an opinion is deleted with its note, its application or the account', async () => {
  const rows = async (application: number) => {
    const sql = 'SELECT count(*)::int AS rows FROM application_mentions WHERE application_id = $1'
    return (await testPayload.payload.db.pool.query(sql, [application])).rows[0].rows
  }
  const ofNote = await postMention([noeAccount.id])
  await askingClient.delete(`/application-notes/${ofNote.note}`)
  const ofApplication = await postMention([noeAccount.id])
  await testPayload.payload.delete({
    collection: 'job-applications',
    id: ofApplication.application,
  })
  const leaving = await aUser(testPayload.payload)
  const ofAccount = await postMention([leaving.id])
  expect(await rows(ofAccount.application)).toBe(1)
  await testPayload.payload.delete({ collection: 'users', id: leaving.id })
  for (const { application } of [ofNote, ofApplication, ofAccount]) {
    expect(await rows(application)).toBe(0)
  }
  // Nothing is notified any more, not even by mail.
  expect(await sendAndReadMails()).toEqual([])
})

test('A colleague who was suspended meanwhile gets no mail', async () => {
  const leaving = await aUser(testPayload.payload)
  await postMention([leaving.id])
  const data = { status: 'inactive' } as const
  await testPayload.payload.update({ collection: 'users', id: leaving.id, data })
  expect(await sendAndReadMails()).toEqual([])
})

test.each([
  '/job-applications?where[toRead][equals]=false',
  '/job-applications?where[toRead][exists]=true',
  '/job-applications?where[toRead][in]=1',
  '/application-notes?where[application.toRead][equals]=true',
])('%s is refused without an error of the server', async (address) => {
  const { status } = await askedClient.get(address)
  expect([400, 403]).toContain(status)
})

test('The list “À lire” leads to its next application, and is exported as shown', async () => {
  const reader = await aUser(testPayload.payload, { role: 'admin' })
  const cookie = await signInForCookie(reader.email)
  const first = await postMention([reader.id])
  const second = await postMention([reader.id])
  const { GET } = await import('@/src/plugins/list-tools/routes/exports/route')
  const address = 'https://exemplia.test/api/exports/job-applications?where[toRead][equals]=true'
  const request = new Request(address, { headers: { cookie, 'Sec-Fetch-Site': 'same-origin' } })
  const answer = await GET(request, { params: Promise.resolve({ list: 'job-applications' }) })
  const lines = (await answer.text()).trim().split('\n')
  expect(lines).toHaveLength(3)
  const { findNeighbourApplications } = await import(
    '@/src/plugins/document-reading/queries/findNeighbourApplications'
  )
  const { createLocalReq } = await import('payload')
  const req = await createLocalReq(
    { user: { ...reader, collection: 'users' } },
    testPayload.payload,
  )
  const way = { list: 'where[or][0][and][0][toRead][equals]=true', passed: [] }
  const newer = await testPayload.payload.findByID({
    collection: 'job-applications',
    id: second.application,
  })
  expect(await findNeighbourApplications(req, newer, way)).toMatchObject({
    next: first.application,
    place: { position: 1, total: 2 },
  })
})

test('One person cannot ask more often than by hand', async () => {
  const { attempts } = STAFF_MAIL_RATE_LIMITS.mention
  const colleagues = await Promise.all(Array.from({ length: 5 }, () => aUser(testPayload.payload)))
  const client = await signInNewUser({ name: 'Trop' })
  const ids = colleagues.map(({ id }) => id)
  for (let asked = 0; asked < attempts; asked += ids.length)
    await postMention(ids, 'Avis ?', client)
  const refused = await postMention(ids, 'Avis ?', client)
  expect(refused.status).toBe(429)
  expect(refused.said).toContain('réessayez dans')
  const without = await postMention([], 'Sans mention', client)
  expect(without.status).toBe(201)
})
