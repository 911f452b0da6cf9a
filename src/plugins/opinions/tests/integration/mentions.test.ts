import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { STAFF_MAIL_RATE_LIMITS } from '@/src/domain/accounts/accountLimits'
import { runDueJobs } from '@/tests/support/dueJobs'
import { aJobApplication, aUser } from '@/tests/support/records'
import { type RestClient, restClient, signIn } from '@/tests/support/restClient'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let noe: User
let asking: RestClient
let asked: RestClient

beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startTestPayload()
  await site.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
  await site.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort: smtp.port, replyToEmail: 'rh@exemplia.example' },
  })
  noe = await aUser(site.payload, { name: 'Noé Blanc' })
  asked = restClient(await signIn(noe.email))
  asking = await signedIn({ name: 'Alix Moreau' })
})
afterEach(async () => {
  await runDueJobs(site.payload)
  smtp.mails.length = 0
})
afterAll(async () => {
  await site.stop()
  await smtp.stop()
})

const signedIn = async (account: Partial<User>) =>
  restClient(await signIn((await aUser(site.payload, account)).email))

const TO_READ = '/job-applications?where[toRead][equals]=true'

async function toRead(client: RestClient) {
  const { body } = await client.get(TO_READ)
  const counted = await client.get(TO_READ.replace('?', '/count?'))
  expect(counted.body.totalDocs).toBe(body.totalDocs)
  return [body.docs]
    .flat()
    .map((one) => (typeof one === 'object' && one && 'id' in one ? one.id : 0))
}

async function mention(mentions: unknown, text = 'Ton avis ?', client = asking) {
  const application = (await aJobApplication(site.payload)).id
  const { status, body } = await client.post('/application-notes', { application, text, mentions })
  const { doc } = body
  const note = typeof doc === 'object' && doc && 'id' in doc ? Number(doc.id) : 0
  return { application, note, status, said: JSON.stringify(body) }
}

async function mailed() {
  await runDueJobs(site.payload)
  return smtp.mails
}

test('A mentioned colleague gets one mail, and has the application in the list “À lire”', async () => {
  const { application, status } = await mention([noe.id, noe.id], 'Je suis réservée : @Noé Blanc ?')
  expect(status).toBe(201)
  expect(await toRead(asked)).toEqual([application])
  expect(await toRead(asking)).toEqual([])
  const [mail, ...more] = await mailed()
  expect(more).toEqual([])
  expect(mail?.envelopeTo).toEqual([noe.email])
  expect(mail?.subject).toBe('Alix Moreau demande votre avis sur une candidature')
  expect(mail?.text).toContain(`/admin/collections/job-applications/${application}?liste=`)
  // The mail contains neither the candidate nor the text of the note.
  expect(mail?.raw).not.toMatch(/Camille|Durand|r=C3=A9serv/)
})

test.each([
  ['whoever has no account', async () => [999_999]],
  ['whoever is suspended', async () => [(await aUser(site.payload, { status: 'inactive' })).id]],
  ['whoever is only invited', async () => [(await aUser(site.payload, { status: 'invited' })).id]],
  ['oneself', async (own: number) => [own]],
  ['a name', async () => ['Noé Blanc']],
  ['what is no number', async () => [{ relationTo: 'users', value: 1 }]],
  ['one who is none beside one who is', async () => [noe.id, 0]],
  ['bytes', async () => '\u0000'],
  ['too many', async () => [1, 2, 3, 4, 5, 6]],
])('a mention of %s is refused, and nothing is stored', async (_, who) => {
  const me = await aUser(site.payload)
  const client = restClient(await signIn(me.email))
  const { application, status } = await mention(await who(me.id), 'Ton avis ?', client)
  expect(status).toBe(400)
  const sql = 'SELECT count(*)::int AS rows FROM application_notes WHERE application_id = $1'
  expect((await site.payload.db.pool.query(sql, [application])).rows[0].rows).toBe(0)
})

test('A request is no longer unread once its opinion is given, declined, or marked as read', async () => {
  for (const opinion of [
    { opinion: 'reserved', sentence: 'À revoir.' },
    { opinion: 'declined' },
    null,
  ]) {
    const before = await toRead(asked)
    const { application } = await mention([noe.id])
    expect(await toRead(asked)).toContain(application)
    if (opinion) await asked.post('/application-opinions', { application, ...opinion })
    else await asked.delete(`/application-mentions?where[application][equals]=${application}`)
    expect(await toRead(asked)).toEqual(before)
  }
})

test('A user cannot delete the request of a colleague, nor read who is asked', async () => {
  const director = await signedIn({ role: 'super-admin' })
  const { application } = await mention([noe.id])
  await director.delete('/application-mentions?where[id][exists]=true')
  expect(await toRead(asked)).toContain(application)
  expect((await director.get('/application-mentions')).body.totalDocs).toBe(0)
  expect(await toRead(director)).toEqual([])
})

test('A request for an opinion is deleted with its note, its application or the account', async () => {
  const rows = async (application: number) => {
    const sql = 'SELECT count(*)::int AS rows FROM application_mentions WHERE application_id = $1'
    return (await site.payload.db.pool.query(sql, [application])).rows[0].rows
  }
  const ofNote = await mention([noe.id])
  await asking.delete(`/application-notes/${ofNote.note}`)
  const ofApplication = await mention([noe.id])
  await site.payload.delete({ collection: 'job-applications', id: ofApplication.application })
  const leaving = await aUser(site.payload)
  const ofAccount = await mention([leaving.id])
  expect(await rows(ofAccount.application)).toBe(1)
  await site.payload.delete({ collection: 'users', id: leaving.id })
  for (const { application } of [ofNote, ofApplication, ofAccount]) {
    expect(await rows(application)).toBe(0)
  }
  // Nothing is notified any more, not even by mail.
  expect(await mailed()).toEqual([])
})

test('A colleague who was suspended meanwhile gets no mail', async () => {
  const leaving = await aUser(site.payload)
  await mention([leaving.id])
  const data = { status: 'inactive' } as const
  await site.payload.update({ collection: 'users', id: leaving.id, data })
  expect(await mailed()).toEqual([])
})

test.each([
  '/job-applications?where[toRead][equals]=false',
  '/job-applications?where[toRead][exists]=true',
  '/job-applications?where[toRead][in]=1',
  '/application-notes?where[application.toRead][equals]=true',
])('%s is refused without an error of the server', async (address) => {
  const { status } = await asked.get(address)
  expect([400, 403]).toContain(status)
})

test('The list “À lire” leads to its next application, and is exported as shown', async () => {
  const reader = await aUser(site.payload, { role: 'admin' })
  const cookie = await signIn(reader.email)
  const first = await mention([reader.id])
  const second = await mention([reader.id])
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
  const req = await createLocalReq({ user: { ...reader, collection: 'users' } }, site.payload)
  const way = { list: 'where[or][0][and][0][toRead][equals]=true', passed: [] }
  const newer = await site.payload.findByID({
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
  const colleagues = await Promise.all(Array.from({ length: 5 }, () => aUser(site.payload)))
  const client = await signedIn({ name: 'Trop' })
  const ids = colleagues.map(({ id }) => id)
  for (let asked = 0; asked < attempts; asked += ids.length) await mention(ids, 'Avis ?', client)
  const refused = await mention(ids, 'Avis ?', client)
  expect(refused.status).toBe(429)
  expect(refused.said).toContain('réessayez dans')
  const without = await mention([], 'Sans mention', client)
  expect(without.status).toBe(201)
})
