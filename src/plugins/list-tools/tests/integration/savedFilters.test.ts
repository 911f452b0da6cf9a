import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { User } from '@/payload-types'
import { PEOPLE, type Person, signInPeople } from '@/tests/support/people'
import { aUser } from '@/tests/support/records'
import { STAFF } from '@/tests/support/registerRows'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let clientsByPerson: Awaited<ReturnType<typeof signInPeople>>
let alixAccount: User
let moderator: ReturnType<typeof restClient>
let colleagueAccount: User

beforeAll(async () => {
  testPayload = await startTestPayload()
  clientsByPerson = await signInPeople(testPayload.payload)
  alixAccount = await aUser(testPayload.payload)
  moderator = restClient(await signInForCookie(alixAccount.email))
  colleagueAccount = await aUser(testPayload.payload, { role: 'super-admin' })
})
afterAll(() => testPayload.stop())

const clientOf = (person: Person) => clientsByPerson.get(person) ?? restClient()
const expectedStatus = (person: Person, ofStaff = 200) => (STAFF.includes(person) ? ofStaff : 403)

const SAVED_FILTERS_PATH = '/payload-query-presets'
const SAVED_FILTER = {
  title: 'À traiter',
  where: { and: [{ status: { equals: 'pending' } }] },
  relatedCollection: 'job-applications',
}

test.each(PEOPLE)('%s: saved filters are for staff only', async (person) => {
  const client = clientOf(person)
  expect((await client.post(SAVED_FILTERS_PATH, SAVED_FILTER)).status).toBe(
    expectedStatus(person, 201),
  )
  const { status, body } = await client.get(SAVED_FILTERS_PATH)
  expect(status).toBe(expectedStatus(person))
  if (STAFF.includes(person)) expect(body.totalDocs).toBe(1)
})

test('A user cannot read, change or delete the saved filters of a colleague', async () => {
  const own = restClient(await signInForCookie(colleagueAccount.email))
  const id = await saveFilterAs(own, { ...SAVED_FILTER, title: 'Les miens' })
  expect(JSON.stringify((await moderator.get(SAVED_FILTERS_PATH)).body)).not.toContain('Les miens')
  expect((await moderator.get(`${SAVED_FILTERS_PATH}/${id}`)).status).toBe(404)
  expect((await moderator.patch(`${SAVED_FILTERS_PATH}/${id}`, { title: 'Pris' })).status).toBe(403)
  expect((await moderator.delete(`${SAVED_FILTERS_PATH}/${id}`)).status).toBe(403)
  expect((await own.get(`${SAVED_FILTERS_PATH}/${id}`)).body.title).toBe('Les miens')
  expect((await own.delete(`${SAVED_FILTERS_PATH}/${id}`)).status).toBe(200)
})

test('A user cannot share saved filters or save them for a colleague', async () => {
  const own = restClient(await signInForCookie(colleagueAccount.email))
  const everybody = { constraint: 'everyone' }
  const his = { constraint: 'specificUsers', users: [alixAccount.id] }
  for (const sharing of [everybody, his]) {
    const access = { read: sharing, update: sharing, delete: sharing }
    const forged = { ...SAVED_FILTER, isShared: true, access }
    const id = await saveFilterAs(own, forged)
    expect((await moderator.get(`${SAVED_FILTERS_PATH}/${id}`)).status).toBe(404)
    await own.patch(`${SAVED_FILTERS_PATH}/${id}`, forged)
    expect((await moderator.get(`${SAVED_FILTERS_PATH}/${id}`)).status).toBe(404)
    expect((await own.get(`${SAVED_FILTERS_PATH}/${id}`)).body.isShared).toBe(false)
  }
})

test('A filter that is too large is refused', async () => {
  const where = { title: { equals: 'a'.repeat(1_000_000) } }
  expect((await moderator.post(SAVED_FILTERS_PATH, { ...SAVED_FILTER, where })).status).toBe(413)
})

async function saveFilterAs(
  client: ReturnType<typeof restClient>,
  filters: object,
): Promise<number> {
  const { body } = await client.post(SAVED_FILTERS_PATH, filters)
  return z.object({ doc: z.object({ id: z.number() }) }).parse(body).doc.id
}
