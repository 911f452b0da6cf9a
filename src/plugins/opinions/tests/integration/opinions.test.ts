import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { PEOPLE, type Person, signInPeople } from '@/tests/support/people'
import { aJobApplication, aUser } from '@/tests/support/records'
import { type RestClient, restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let alixAccount: User
let firstClient: RestClient
let secondClient: RestClient
let superAdmin: RestClient

beforeAll(async () => {
  testPayload = await startTestPayload()
  alixAccount = await aUser(testPayload.payload, { name: 'Alix Moreau' })
  firstClient = restClient(await signInForCookie(alixAccount.email))
  secondClient = await signInNewUser({ name: 'Noé Blanc' })
  superAdmin = await signInNewUser({ role: 'super-admin' })
})
afterAll(() => testPayload.stop())

const signInNewUser = async (account: Partial<User>) =>
  restClient(await signInForCookie((await aUser(testPayload.payload, account)).email))

const OPINION_SENTENCE = 'Une expérience rare de la reprise de code ancien.'
const favourableOpinion = (application: number) => ({
  application,
  opinion: 'favourable',
  sentence: OPINION_SENTENCE,
})
const declinedOpinion = (application: number) => ({ application, opinion: 'declined' })
const postOpinion = (client: RestClient, opinion: object) =>
  client.post('/application-opinions', opinion)
const createApplication = async () => (await aJobApplication(testPayload.payload)).id

async function countStoredOpinions(application: number): Promise<number> {
  const sql = 'SELECT count(*)::int AS rows FROM application_opinions WHERE application_id = $1'
  return (await testPayload.payload.db.pool.query(sql, [application])).rows[0].rows
}

async function findSeenOpinions(client: RestClient, application: number, query = '') {
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
    `/application-opinions?where[or][0][author][equals]=${alixAccount.id}`,
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
    const reader = who === 'a Moderator' ? secondClient : superAdmin
    const application = await createApplication()
    const given = await postOpinion(firstClient, favourableOpinion(application))
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
    expect((await firstClient.get(counted)).body.totalDocs).toBe(1)
  })

  test('reads the opinions of others once the own one is given or declined', async () => {
    for (const own of [favourableOpinion, declinedOpinion]) {
      const application = await createApplication()
      await postOpinion(firstClient, favourableOpinion(application))
      expect(await findSeenOpinions(secondClient, application)).toEqual([])
      expect((await postOpinion(secondClient, own(application))).status).toBe(201)
      expect(await findSeenOpinions(secondClient, application, '&sort=createdAt')).toMatchObject([
        { opinion: 'favourable', sentence: OPINION_SENTENCE, authorName: 'Alix Moreau' },
        { opinion: own(application).opinion, authorName: 'Noé Blanc' },
      ])
    }
  })

  test('on one application cannot read those of another', async () => {
    const [open, closed] = [await createApplication(), await createApplication()]
    for (const application of [open, closed])
      await postOpinion(firstClient, favourableOpinion(application))
    await postOpinion(secondClient, declinedOpinion(open))
    expect(await findSeenOpinions(secondClient, open)).toHaveLength(2)
    expect(await findSeenOpinions(secondClient, closed)).toEqual([])
  })
})

describe('An opinion', () => {
  test('is stored once per person and application, also with many requests at once', async () => {
    const application = await createApplication()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, time) =>
        postOpinion(
          firstClient,
          time % 2 === 0 ? favourableOpinion(application) : declinedOpinion(application),
        ),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 400)])
    expect(await countStoredOpinions(application)).toBe(1)
  })

  test('cannot be changed or deleted', async () => {
    const application = await createApplication()
    await postOpinion(firstClient, favourableOpinion(application))
    for (const client of [firstClient, superAdmin]) {
      const where = `/application-opinions?where[application][equals]=${application}`
      expect((await client.patch(where, { opinion: 'unfavourable' })).status).toBe(403)
      expect((await client.delete(where)).status).toBe(403)
    }
    expect(await findSeenOpinions(firstClient, application)).toMatchObject([
      { opinion: 'favourable' },
    ])
  })

  test('has its true author and time', async () => {
    const application = await createApplication()
    const forged = { author: 1, authorName: 'Autre', createdAt: '2020-01-01T00:00:00.000Z' }
    await postOpinion(secondClient, { ...favourableOpinion(application), ...forged })
    const [own] = [await findSeenOpinions(secondClient, application)].flat()
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
    const application = await createApplication()
    const { status } = await postOpinion(firstClient, { application, ...different })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(await countStoredOpinions(application)).toBe(0)
  })

  test('has the name of its author after the account is deleted, and is deleted with the application', async () => {
    const { payload } = testPayload
    const leaving = await aUser(payload, { name: 'Sacha Petit' })
    const application = await createApplication()
    await postOpinion(
      restClient(await signInForCookie(leaving.email)),
      favourableOpinion(application),
    )
    await postOpinion(secondClient, declinedOpinion(application))
    await payload.delete({ collection: 'users', id: leaving.id })
    expect(await findSeenOpinions(secondClient, application)).toMatchObject([
      { opinion: 'declined' },
      { authorName: 'Sacha Petit', author: null },
    ])
    await payload.delete({ collection: 'job-applications', id: application })
    expect(await countStoredOpinions(application)).toBe(0)
  })
})

describe('The rights on opinions', () => {
  const STAFF: readonly Person[] = ['moderator', 'admin', 'super-admin']
  const verdict = ({ status }: { status: number }) => (status < 300 ? 'may' : status)

  test.each(PEOPLE)('%s', async (person) => {
    const people = await signInPeople(testPayload.payload)
    const client = people.get(person) ?? restClient()
    const application = await createApplication()
    const isStaff = STAFF.includes(person)
    const observed = {
      give: verdict(await postOpinion(client, favourableOpinion(application))),
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
