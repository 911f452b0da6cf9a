import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { PEOPLE, type Person, signedInPeople } from '@/tests/support/people'
import { aJobApplication, aUser } from '@/tests/support/records'
import { type RestClient, restClient, signIn } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let started: TestPayload
let alix: User
let first: RestClient
let second: RestClient
let superAdmin: RestClient

beforeAll(async () => {
  started = await startTestPayload()
  alix = await aUser(started.payload, { name: 'Alix Moreau' })
  first = restClient(await signIn(alix.email))
  second = await signedIn({ name: 'Noé Blanc' })
  superAdmin = await signedIn({ role: 'super-admin' })
})
afterAll(() => started.stop())

const signedIn = async (account: Partial<User>) =>
  restClient(await signIn((await aUser(started.payload, account)).email))

const SENTENCE = 'Une expérience rare de la reprise de code ancien.'
const favourable = (application: number) => ({
  application,
  opinion: 'favourable',
  sentence: SENTENCE,
})
const declined = (application: number) => ({ application, opinion: 'declined' })
const give = (client: RestClient, opinion: object) => client.post('/application-opinions', opinion)
const anApplication = async () => (await aJobApplication(started.payload)).id

async function countRows(application: number): Promise<number> {
  const sql = 'SELECT count(*)::int AS rows FROM application_opinions WHERE application_id = $1'
  return (await started.payload.db.pool.query(sql, [application])).rows[0].rows
}

async function seen(client: RestClient, application: number, query = '') {
  const asked = `/application-opinions?where[application][equals]=${application}${query}`
  return (await client.get(asked)).body.docs
}

describe('A user without an own opinion', () => {
  // Requests of every form, none of which may reveal the opinion.
  const probes = (application: number, opinion: number) => [
    `/application-opinions`,
    `/application-opinions/${opinion}`,
    `/application-opinions?where[id][equals]=${opinion}&depth=3`,
    `/application-opinions?where[opinion][equals]=favourable`,
    `/application-opinions?where[sentence][like]=reprise`,
    `/application-opinions?where[or][0][author][equals]=${alix.id}`,
    `/application-opinions?where[application.status][equals]=pending&sort=opinion`,
    `/application-opinions?select[sentence]=true&limit=0&pagination=false`,
    `/application-opinions?trash=true&draft=true&locale=all`,
    `/job-applications/${application}?depth=3`,
    `/job-applications?depth=3&joins[opinions][limit]=10&where[id][equals]=${application}`,
    `/job-applications?where[opinions.opinion][equals]=favourable`,
    `/application-notes?where[application][equals]=${application}&depth=3`,
    `/application-events?where[application][equals]=${application}&depth=3`,
    `/application-mentions?where[application][equals]=${application}&depth=3`,
    `/application-notes?where[application.opinions.sentence][like]=reprise`,
    `/users?depth=3`,
    `/access`,
  ]

  test.each(['a Moderator', 'a Super Administrator'])('%s cannot read the opinion', async (who) => {
    const reader = who === 'a Moderator' ? second : superAdmin
    const application = await anApplication()
    const given = await give(first, favourable(application))
    expect(given.status).toBe(201)
    const { doc } = given.body
    const id = typeof doc === 'object' && doc && 'id' in doc ? Number(doc.id) : 0
    for (const probe of probes(application, id)) {
      const { body } = await reader.get(probe)
      expect({ probe, said: JSON.stringify(body) }).toEqual({
        probe,
        said: expect.not.stringMatching(/reprise|favourable/),
      })
    }
    const counted = `/application-opinions/count?where[application][equals]=${application}`
    expect((await reader.get(counted)).body.totalDocs).toBe(0)
    expect((await first.get(counted)).body.totalDocs).toBe(1)
  })

  test('reads the opinions of others once the own one is given or declined', async () => {
    for (const own of [favourable, declined]) {
      const application = await anApplication()
      await give(first, favourable(application))
      expect(await seen(second, application)).toEqual([])
      expect((await give(second, own(application))).status).toBe(201)
      expect(await seen(second, application, '&sort=createdAt')).toMatchObject([
        { opinion: 'favourable', sentence: SENTENCE, authorName: 'Alix Moreau' },
        { opinion: own(application).opinion, authorName: 'Noé Blanc' },
      ])
    }
  })

  test('on one application cannot read those of another', async () => {
    const [open, closed] = [await anApplication(), await anApplication()]
    for (const application of [open, closed]) await give(first, favourable(application))
    await give(second, declined(open))
    expect(await seen(second, open)).toHaveLength(2)
    expect(await seen(second, closed)).toEqual([])
  })
})

describe('An opinion', () => {
  test('is stored once per person and application, also with many requests at once', async () => {
    const application = await anApplication()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, time) =>
        give(first, time % 2 === 0 ? favourable(application) : declined(application)),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 400)])
    expect(await countRows(application)).toBe(1)
  })

  test('cannot be changed or deleted', async () => {
    const application = await anApplication()
    await give(first, favourable(application))
    for (const client of [first, superAdmin]) {
      const where = `/application-opinions?where[application][equals]=${application}`
      expect((await client.patch(where, { opinion: 'unfavourable' })).status).toBe(403)
      expect((await client.delete(where)).status).toBe(403)
    }
    expect(await seen(first, application)).toMatchObject([{ opinion: 'favourable' }])
  })

  test('has its true author and time', async () => {
    const application = await anApplication()
    const forged = { author: 1, authorName: 'Autre', createdAt: '2020-01-01T00:00:00.000Z' }
    await give(second, { ...favourable(application), ...forged })
    const [own] = [await seen(second, application)].flat()
    expect(own).toMatchObject({ authorName: 'Noé Blanc' })
    expect(JSON.stringify(own)).not.toContain('2020-')
  })

  test.each([
    ['without a sentence', { opinion: 'reserved' }],
    ['with an empty sentence', { opinion: 'reserved', sentence: ' \n ' }],
    ['with a sentence that is too long', { opinion: 'reserved', sentence: 'a'.repeat(501) }],
    ['with an unknown value', { opinion: 'excellent', sentence: 'Oui' }],
    ['with an object as its sentence', { opinion: 'reserved', sentence: { a: '\u0000' } }],
    ['without an application', { application: null, ...{ opinion: 'reserved', sentence: 'Oui' } }],
    ['on a missing application', { application: 999_999, opinion: 'reserved', sentence: 'Oui' }],
  ])('%s is refused', async (_, different) => {
    const application = await anApplication()
    const { status } = await give(first, { application, ...different })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(await countRows(application)).toBe(0)
  })

  test('has the name of its author after the account is deleted, and is deleted with the application', async () => {
    const { payload } = started
    const leaving = await aUser(payload, { name: 'Sacha Petit' })
    const application = await anApplication()
    await give(restClient(await signIn(leaving.email)), favourable(application))
    await give(second, declined(application))
    await payload.delete({ collection: 'users', id: leaving.id })
    expect(await seen(second, application)).toMatchObject([
      { opinion: 'declined' },
      { authorName: 'Sacha Petit', author: null },
    ])
    await payload.delete({ collection: 'job-applications', id: application })
    expect(await countRows(application)).toBe(0)
  })
})

describe('The rights on opinions', () => {
  const STAFF: readonly Person[] = ['moderator', 'admin', 'super-admin']
  const verdict = ({ status }: { status: number }) => (status < 300 ? 'may' : status)

  test.each(PEOPLE)('%s', async (person) => {
    const people = await signedInPeople(started.payload)
    const client = people.get(person) ?? restClient()
    const application = await anApplication()
    const isStaff = STAFF.includes(person)
    const observed = {
      give: verdict(await give(client, favourable(application))),
      list: verdict(await client.get('/application-opinions')),
      count: verdict(await client.get('/application-opinions/count')),
      ask: verdict(
        await client.post('/application-mentions', { application, account: 1, note: 1 }),
      ),
      toRead: verdict(await client.get('/application-mentions')),
      turn: verdict(await client.patch('/application-mentions?where[id][exists]=true', {})),
      forget: verdict(await client.delete('/application-mentions?where[id][exists]=true')),
    }
    const staffs = isStaff ? 'may' : 403
    expect(observed).toEqual({
      give: staffs,
      list: staffs,
      count: staffs,
      ask: 403,
      toRead: staffs,
      turn: 403,
      forget: staffs,
    })
  })
})
