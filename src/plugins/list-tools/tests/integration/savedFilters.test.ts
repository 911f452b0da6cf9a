import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { User } from '@/payload-types'
import { PEOPLE, type Person, signedInPeople } from '@/tests/support/people'
import { aUser } from '@/tests/support/records'
import { STAFF } from '@/tests/support/registerRows'
import { restClient, signIn } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let started: TestPayload
let people: Awaited<ReturnType<typeof signedInPeople>>
let alix: User
let moderator: ReturnType<typeof restClient>
let colleague: User

beforeAll(async () => {
  started = await startTestPayload()
  people = await signedInPeople(started.payload)
  alix = await aUser(started.payload)
  moderator = restClient(await signIn(alix.email))
  colleague = await aUser(started.payload, { role: 'super-admin' })
})
afterAll(() => started.stop())

const clientOf = (person: Person) => people.get(person) ?? restClient()
const refusal = (person: Person, ofStaff = 200) => (STAFF.includes(person) ? ofStaff : 403)

const ADDRESS = '/payload-query-presets'
const filters = {
  title: 'À traiter',
  where: { and: [{ status: { equals: 'pending' } }] },
  relatedCollection: 'job-applications',
}

test.each(PEOPLE)('%s: saved filters are for staff only', async (person) => {
  const client = clientOf(person)
  expect((await client.post(ADDRESS, filters)).status).toBe(refusal(person, 201))
  const { status, body } = await client.get(ADDRESS)
  expect(status).toBe(refusal(person))
  if (STAFF.includes(person)) expect(body.totalDocs).toBe(1)
})

test('A user cannot read, change or delete the saved filters of a colleague', async () => {
  const own = restClient(await signIn(colleague.email))
  const id = await savedBy(own, { ...filters, title: 'Les miens' })
  expect(JSON.stringify((await moderator.get(ADDRESS)).body)).not.toContain('Les miens')
  expect((await moderator.get(`${ADDRESS}/${id}`)).status).toBe(404)
  expect((await moderator.patch(`${ADDRESS}/${id}`, { title: 'Pris' })).status).toBe(403)
  expect((await moderator.delete(`${ADDRESS}/${id}`)).status).toBe(403)
  expect((await own.get(`${ADDRESS}/${id}`)).body.title).toBe('Les miens')
  expect((await own.delete(`${ADDRESS}/${id}`)).status).toBe(200)
})

test('A user cannot share saved filters or save them for a colleague', async () => {
  const own = restClient(await signIn(colleague.email))
  const everybody = { constraint: 'everyone' }
  const his = { constraint: 'specificUsers', users: [alix.id] }
  for (const sharing of [everybody, his]) {
    const access = { read: sharing, update: sharing, delete: sharing }
    const forged = { ...filters, isShared: true, access }
    const id = await savedBy(own, forged)
    expect((await moderator.get(`${ADDRESS}/${id}`)).status).toBe(404)
    await own.patch(`${ADDRESS}/${id}`, forged)
    expect((await moderator.get(`${ADDRESS}/${id}`)).status).toBe(404)
    expect((await own.get(`${ADDRESS}/${id}`)).body.isShared).toBe(false)
  }
})

test('A filter that is too large is refused', async () => {
  const where = { title: { equals: 'a'.repeat(1_000_000) } }
  expect((await moderator.post(ADDRESS, { ...filters, where })).status).toBe(413)
})

async function savedBy(client: ReturnType<typeof restClient>, filters: object): Promise<number> {
  const { body } = await client.post(ADDRESS, filters)
  return z.object({ doc: z.object({ id: z.number() }) }).parse(body).doc.id
}
