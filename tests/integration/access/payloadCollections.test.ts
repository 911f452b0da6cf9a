import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { User } from '@/payload-types'
import { PEOPLE, type Person, signInPeople } from '../../support/people'
import { aJobOffer, aUser } from '../../support/records'
import { restClient, signInForCookie } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

const STAFF_ROLES: Person[] = ['moderator', 'admin', 'super-admin']

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
const expectedStatus = (person: Person, ofStaff = 200) =>
  STAFF_ROLES.includes(person) ? ofStaff : 403

describe.each(PEOPLE)('Payload’s own collections are closed to %s:', (person) => {
  test.each(['payload-kv', 'payload-jobs'])('%s', async (slug) => {
    await testPayload.payload.kv.set('un-jeton', { secret: 'valeur' })
    const client = clientOf(person)
    const answers = [
      await client.get(`/${slug}`),
      await client.get(`/${slug}/1`),
      await client.get(`/${slug}/count`),
      await client.post(`/${slug}`, { key: 'autre', data: {}, taskSlug: 'announceMessage' }),
      await client.patch(`/${slug}/1`, { data: {} }),
      await client.delete(`/${slug}/1`),
      await client.post(`/${slug}/1/duplicate`, {}),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
  })

  test('payload-migrations', async () => {
    expect((await clientOf(person).get('/payload-migrations')).status).toBe(404)
  })

  test('the job runner', async () => {
    const client = clientOf(person)
    expect((await client.get('/payload-jobs/run')).status).toBe(401)
    expect((await client.get('/payload-jobs/handle-schedules')).status).toBe(401)
  })
})

describe('A lock', () => {
  let lock: number
  let offer: number

  beforeEach(async () => {
    offer = (await aJobOffer(testPayload.payload)).id
    lock = await lockOffer(colleagueAccount, offer)
  })

  test.each(PEOPLE)(
    'is read and taken over by %s only with the session of staff',
    async (person) => {
      const client = clientOf(person)
      expect((await client.get('/payload-locked-documents')).status).toBe(expectedStatus(person))
      expect((await client.get(`/payload-locked-documents/${lock}`)).status).toBe(
        expectedStatus(person),
      )
      const takeOver = { user: { relationTo: 'users', value: alixAccount.id } }
      const taken = await client.patch(`/payload-locked-documents/${lock}`, takeOver)
      expect(taken.status).toBe(expectedStatus(person))
    },
  )

  test('cannot be set in the name of another account', async () => {
    const document = { relationTo: 'job-offers', value: offer }
    const forged = { document, user: { relationTo: 'users', value: colleagueAccount.id } }
    expect((await moderator.post('/payload-locked-documents', forged)).status).toBe(403)
    const copy = await moderator.post(`/payload-locked-documents/${lock}/duplicate`, {})
    expect(copy.status).toBe(403)
  })

  test('is taken over in the own name, even if another name is sent', async () => {
    const mine = await lockOffer(alixAccount, (await aJobOffer(testPayload.payload)).id)
    const forged = { user: { relationTo: 'users', value: colleagueAccount.id } }
    expect((await moderator.patch(`/payload-locked-documents/${mine}`, forged)).status).toBe(200)
    expect(await findLockHolder(mine)).toBe(alixAccount.id)
    expect((await moderator.patch(`/payload-locked-documents/${lock}`, forged)).status).toBe(200)
    expect(await findLockHolder(lock)).toBe(alixAccount.id)
  })

  test('is not moved to another document', async () => {
    const other = (await aJobOffer(testPayload.payload)).id
    const moved = { document: { relationTo: 'job-offers', value: other }, globalSlug: 'home-page' }
    await moderator.patch(`/payload-locked-documents/${lock}`, moved)
    const { body } = await moderator.get(`/payload-locked-documents/${lock}?depth=0`)
    const document = { relationTo: 'job-offers', value: offer }
    expect(body).toMatchObject({ document, globalSlug: null })
  })

  test('is deleted at its own URL by its holder only', async () => {
    await moderator.delete(`/payload-locked-documents/${lock}`)
    expect(await findLockHolder(lock)).toBe(colleagueAccount.id)
    const own = restClient(await signInForCookie(colleagueAccount.email))
    expect((await own.delete(`/payload-locked-documents/${lock}`)).status).toBe(200)
    expect(await findLockHolder(lock)).toBeUndefined()
  })

  test('prevents others from saving until an account with the right to edit takes the document over', async () => {
    const change = { title: 'Un autre titre' }
    expect((await moderator.patch(`/job-offers/${offer}`, change)).status).toBe(423)
    await clientOf('visitor').patch(`/job-offers/${offer}?overrideLock=true`, change)
    expect(await findLockHolder(lock)).toBe(colleagueAccount.id)
    const taken = await moderator.patch(`/job-offers/${offer}?overrideLock=true`, change)
    expect(taken.status).toBe(200)
    expect(await findLockHolder(lock)).toBeUndefined()
  })
})

test('No lock prevents an account from being renamed, suspended, demoted or deleted', async () => {
  const { id } = await aUser(testPayload.payload, { role: 'admin' })
  await createLock({ relationTo: 'users', value: id })
  const superAdmin = clientOf('super-admin')
  for (const change of [{ name: 'Autre nom' }, { role: 'moderator' }, { status: 'inactive' }]) {
    expect((await superAdmin.patch(`/users/${id}`, change)).status).toBe(200)
  }
  expect((await superAdmin.delete(`/users/${id}`)).status).toBe(200)
})

describe('A preference', () => {
  test.each(PEOPLE)('is read by %s only with the session of staff', async (person) => {
    const client = clientOf(person)
    const address = '/payload-preferences/colonnes'
    expect((await client.post(address, { value: person })).status).toBe(expectedStatus(person))
    const read = await client.get(address)
    expect(read.status).toBe(expectedStatus(person))
    if (STAFF_ROLES.includes(person)) expect(read.body.value).toBe(person)
    // The endpoint is closed: the admin deletes no preference, and Payload fails without one.
    expect((await client.delete(address)).status).toBe(404)
  })

  test('cannot be read, written or deleted by another account', async () => {
    const own = restClient(await signInForCookie(colleagueAccount.email))
    const user = { relationTo: 'users', value: colleagueAccount.id }
    await own.post('/payload-preferences/secrets', { value: 'les miens' })
    expect(JSON.stringify(await moderator.get('/payload-preferences'))).not.toContain('les miens')
    await moderator.post('/payload-preferences/secrets', { value: 'autres', user })
    const created = await moderator.post('/payload-preferences', { key: 'secrets', user })
    expect(created.status).toBe(403)
    await moderator.patch('/payload-preferences?where[key][equals]=secrets', { value: 'autres' })
    await moderator.delete('/payload-preferences?where[key][equals]=secrets')
    expect((await own.get('/payload-preferences/secrets')).body.value).toBe('les miens')
  })
})

describe('The preferences of an account are limited to a few kilobytes', () => {
  const columns = (bytes: number) => ({ value: { columns: 'a'.repeat(bytes) } })

  test('when they are sent', async () => {
    const address = '/payload-preferences/grande'
    const { status, body } = await moderator.post(address, columns(1_000_000))
    expect(status).toBe(413)
    expect(body.errors).toEqual([
      { message: 'Cet envoi est trop volumineux. Réduisez-le, puis recommencez.' },
    ])
  })

  test('also when the admin writes it itself', async () => {
    const user = { relationTo: 'users', value: alixAccount.id } as const
    const create = (bytes: number) =>
      testPayload.payload.create({
        collection: 'payload-preferences',
        data: { key: 'collection-media', user, ...columns(bytes) },
        user: alixAccount,
      })
    await expect(create(1_000_000)).rejects.toThrow()
    expect(await create(4_000)).toMatchObject(columns(4_000))
  })

  test('also in stored preferences', async () => {
    const kept = await moderator.post('/payload-preferences/grande', columns(4_000))
    const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(kept.body)
    const change = await moderator.patch(`/payload-preferences/${doc.id}`, columns(1_000_000))
    expect(change.status).toBe(413)
  })
})

const lockOffer = (user: User, offer: number) =>
  createLock({ relationTo: 'job-offers', value: offer }, user)

async function createLock(document: object, user = colleagueAccount): Promise<number> {
  const lock = await testPayload.payload.db.create({
    collection: 'payload-locked-documents',
    req: {},
    data: { document, user: { relationTo: 'users', value: user.id } },
  })
  return lock.id
}

async function findLockHolder(lock: number): Promise<number | undefined> {
  const sql =
    'SELECT users_id FROM payload_locked_documents_rels WHERE parent_id = $1 AND path = $2'
  const { rows } = await testPayload.payload.db.pool.query(sql, [lock, 'user'])
  return rows[0]?.users_id
}
