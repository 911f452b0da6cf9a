import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJobApplication, aUser } from '@/tests/support/records'
import { type RestClient, restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let moderator: RestClient
let admin: RestClient

beforeAll(async () => {
  testPayload = await startTestPayload()
  moderator = await signInNewUser({ name: 'Alix Moreau' })
  admin = await signInNewUser({ role: 'admin' })
})
afterAll(() => testPayload.stop())

const signInNewUser = async (account: Parameters<typeof aUser>[1]) =>
  restClient(await signInForCookie((await aUser(testPayload.payload, account)).email))

async function readHistoryKinds(application: number) {
  const { rows } = await testPayload.payload.db.pool.query(
    'SELECT kind FROM application_events WHERE application_id = $1 ORDER BY id',
    [application],
  )
  return rows.map(({ kind }: { kind: string }) => kind)
}

const noteContent = (application: number, text: string) => ({ application, text })

test('A note has its true author, whatever is sent, and is stored as typed', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  const text = '<img src=x onerror=alert(1)>\n« À rappeler »'
  const forged = { ...noteContent(id, ` ${text}\r\n`), author: 1, authorName: 'Quelqu’un d’autre' }
  const { status, body } = await moderator.post('/application-notes', forged)
  expect(status).toBe(201)
  expect(body.doc).toMatchObject({ text, authorName: 'Alix Moreau' })
  expect(await readHistoryKinds(id)).toEqual(['received', 'note-added'])
})

test('Two notes that are saved at once are both stored', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  await Promise.all([
    moderator.post('/application-notes', noteContent(id, 'Favorable')),
    admin.post('/application-notes', noteContent(id, 'Réservée')),
    moderator.patch(`/job-applications/${id}`, { status: 'reviewed' }),
  ])
  const { body } = await admin.get(`/application-notes?where[application][equals]=${id}&sort=text`)
  expect(body.docs).toMatchObject([{ text: 'Favorable' }, { text: 'Réservée' }])
  expect((await admin.get(`/job-applications/${id}`)).body.status).toBe('reviewed')
})

test('A note is deleted by its author or an Administrator, not by a colleague', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  const [own, other] = await Promise.all([
    createdNoteId(moderator.post('/application-notes', noteContent(id, 'La mienne'))),
    createdNoteId(admin.post('/application-notes', noteContent(id, 'Celle d’une autre'))),
  ])
  expect((await moderator.delete(`/application-notes/${other}`)).status).toBeGreaterThan(399)
  expect((await moderator.delete(`/application-notes/${own}`)).status).toBe(200)
  expect((await admin.delete(`/application-notes/${other}`)).status).toBe(200)
  expect((await readHistoryKinds(id)).slice(-2)).toEqual(['note-deleted', 'note-deleted'])
})

test.each(['', '  \n\u200b ', 'a'.repeat(5_001)])(
  'An empty or too long note is refused',
  async (text) => {
    const { id } = await aJobApplication(testPayload.payload)
    expect((await moderator.post('/application-notes', noteContent(id, text))).status).toBe(400)
    expect(await readHistoryKinds(id)).toEqual(['received'])
  },
)

test('The notes about an application are deleted with it', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  await moderator.post('/application-notes', noteContent(id, 'À rappeler'))
  expect((await admin.delete(`/job-applications/${id}`)).status).toBe(200)
  const sql = 'SELECT id FROM application_notes WHERE application_id = $1'
  expect((await testPayload.payload.db.pool.query(sql, [id])).rows).toEqual([])
})

test('A note about a missing application is refused with a French sentence', async () => {
  const { status, body } = await moderator.post(
    '/application-notes',
    noteContent(999_999, 'À rappeler'),
  )
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('Ce qui est choisi ici n’existe pas')
})

test('A Moderator finds the own notes by e-mail address, and reads only the names of other authors', async () => {
  const { email, name } = await aUser(testPayload.payload, { name: 'Solange Prudhomme' })
  const author = restClient(await signInForCookie(email))
  const application = (await aJobApplication(testPayload.payload)).id
  await author.post('/application-notes', noteContent(application, 'À rappeler'))
  const where = `where[author.email][equals]=${email}`
  expect((await author.get(`/application-notes?${where}`)).body.totalDocs).toBe(1)
  const { body } = await moderator.get(
    `/application-notes?where[application][equals]=${application}&depth=2`,
  )
  expect(body.docs).toMatchObject([{ authorName: name }])
  expect(JSON.stringify(body)).not.toContain(email)
})

async function createdNoteId(answer: ReturnType<RestClient['post']>): Promise<number> {
  const { doc } = (await answer).body
  if (typeof doc === 'object' && doc && 'id' in doc) return Number(doc.id)
  throw new Error('The note was not taken')
}
