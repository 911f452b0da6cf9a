import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldSearchTerm, normalizePhoneDigits } from '@/src/domain/people/peopleSearch'
import { parseExportedListQuery } from '@/src/queries/parseListQuery'
import { aContactMessage, aJobApplication, aUser } from '../../support/records'
import { type RestClient, restClient, signInForCookie } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
let moderator: RestClient

beforeAll(async () => {
  testPayload = await startTestPayload()
  moderator = restClient(await signInForCookie((await aUser(testPayload.payload)).email))
  const { payload } = testPayload
  await aJobApplication(payload, {
    candidateName: 'Noël Lefèvre',
    candidateEmail: 'noel.l@mail.example',
    candidatePhone: '+33 (0)6 12 34 56 78',
  })
  await aJobApplication(payload, {
    candidateName: 'ANNE D’ARC',
    candidateEmail: 'anne_100@mail.example',
    candidatePhone: '06.98.76.54.32',
  })
  await aJobApplication(payload, {
    candidateName: 'Jean‑Luc O‘Neil',
    candidateEmail: 'jl@mail.example',
    candidatePhone: '01.98.76.54.32',
  })
  await aContactMessage(payload, {
    name: 'Éléonore Sœur',
    email: 'soeur@clients.example',
    subject: 'Un Été à Besançon',
    message: 'Rappelez-moi au 06-12 34.56 78, merci.',
  })
})
afterAll(() => testPayload.stop())

type SearchedCollection = 'job-applications' | 'contact-messages'

/** Finds documents as the list on the screen does, by its URL and with a user. */
async function findNames(collection: SearchedCollection, search: string): Promise<string[]> {
  const asked = parseExportedListQuery(
    testPayload.payload,
    collection,
    `?search=${encodeURIComponent(search)}`,
  )
  const where = JSON.stringify(asked?.where)
  const { docs } = await testPayload.payload.find({
    collection,
    where: JSON.parse(where),
    sort: 'id',
    overrideAccess: false,
    user: { ...(await findAnyUser()), collection: 'users' },
  })
  return docs.map((doc) => String('candidateName' in doc ? doc.candidateName : doc.id))
}

const findAnyUser = async () => {
  const { docs } = await testPayload.payload.find({ collection: 'users', limit: 1 })
  const [user] = docs
  if (!user) throw new Error('Nobody is there')
  return user
}

test.each([
  ['noel', ['Noël Lefèvre']],
  ['NOËL', ['Noël Lefèvre']],
  ['lefevre noel', ['Noël Lefèvre']],
  ['noel.l@mail', ['Noël Lefèvre']],
  ["anne d'arc", ['ANNE D’ARC']],
  ['0612345678', ['Noël Lefèvre']],
  ['06 12 34 56 78', ['Noël Lefèvre']],
  ['06.12.34', ['Noël Lefèvre']],
  ['+33 6 12', ['Noël Lefèvre']],
  ['+33698765432', ['ANNE D’ARC']],
  ['e_1', ['ANNE D’ARC']],
  ['e_m', []],
  ['%', []],
  ['introuvable', []],
])('« %s » finds these applications', async (search, names) => {
  expect(await findNames('job-applications', search)).toEqual(names)
})

test.each([
  ['eleonore', 1],
  ['SOEUR', 1],
  ['ete besancon', 1],
  ['0612345678', 1],
  ['+33 6 12 34 56 78', 1],
  ['06 12 34 56 79', 0],
])('« %s » finds %d message', async (search, count) => {
  expect(await findNames('contact-messages', search)).toHaveLength(count)
})

test.each(['jean-luc', 'Jean‐Luc', "o'neil", 'O’Neil', 'jean\u200b−luc'])(
  'A search for %j finds a name written with look-alikes',
  async (search) => {
    expect(await findNames('job-applications', search)).toEqual(['Jean‑Luc O‘Neil'])
  },
)

test('REST finds the same, for Moderators too, and returns nothing to anonymous visitors', async () => {
  const asked = '/job-applications?where[and][0][searchText][like]=NO%C3%8BL&depth=0'
  const { body } = await moderator.get(asked)
  expect(body.docs).toHaveLength(1)
  expect((await restClient().get(asked)).status).toBe(403)
})

test('The searched text follows the row and cannot be written by itself', async () => {
  const { pool } = testPayload.payload.db
  const { id } = await aJobApplication(testPayload.payload, { candidateName: 'Zoé Avant' })
  await pool.query("UPDATE job_applications SET candidate_name = 'Zoé Après' WHERE id = $1", [id])
  expect(await findNames('job-applications', 'zoe apres')).toEqual(['Zoé Après'])
  await testPayload.payload.update({
    collection: 'job-applications',
    id,
    data: { status: 'reviewed', searchText: 'forgé' },
  })
  expect(await findNames('job-applications', 'forge')).toEqual([])
  expect(await findNames('job-applications', 'zoe apres')).toEqual(['Zoé Après'])
})

// European letters; for newer letters the two programs may have different capitals.
const letterArbitrary = fc
  .oneof(
    fc.integer({ min: 0x20, max: 0x24f }),
    fc.integer({ min: 0x300, max: 0x36f }),
    fc.integer({ min: 0x391, max: 0x3c9 }),
    fc.integer({ min: 0x410, max: 0x45f }),
    fc.integer({ min: 0x2010, max: 0x2026 }),
  )
  .map((code) => String.fromCodePoint(code))

test('The database and the application fold any text alike', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: letterArbitrary }), async (text) => {
      const { rows } = await testPayload.payload.db.pool.query(
        'SELECT fold_text($1) AS folded, phone_digits($1) AS digits',
        [text],
      )
      expect(rows[0]).toEqual({ folded: foldSearchTerm(text), digits: normalizePhoneDigits(text) })
    }),
    { numRuns: 200 },
  )
})
