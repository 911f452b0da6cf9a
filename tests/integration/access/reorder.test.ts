import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordMakers } from '../../support/everyRecord'
import { aPicture } from '../../support/pages'
import { PEOPLE, type Person, signedInPeople } from '../../support/people'
import { restClient } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

const STAFF: Person[] = ['moderator', 'admin', 'super-admin']

let started: TestPayload
let people: Awaited<ReturnType<typeof signedInPeople>>
let first: number
let second: number

beforeAll(async () => {
  started = await startTestPayload()
  people = await signedInPeople(started.payload)
  const picture = (await aPicture(started.payload)).id
  const make = recordMakers(started.payload, as('super-admin'), picture)
  first = await make.offices()
  second = await make.offices()
})
afterAll(() => started.stop())

const as = (person: Person) => people.get(person) ?? restClient()

const move = () => ({
  collectionSlug: 'offices',
  docsToMove: [second],
  newKeyWillBe: 'less',
  orderableFieldName: '_order',
  target: { id: first, key: 'a0' },
})

const ODD: Record<string, () => unknown> = {
  'no body': () => undefined,
  'an empty object': () => ({}),
  'no target': () => ({ ...move(), target: null }),
  'a target without a number': () => ({ ...move(), target: { key: 'a0' } }),
  'an invalid target': () => ({ ...move(), target: { id: 'x', key: 'a0' } }),
  'a word to move': () => ({ ...move(), docsToMove: ['x'] }),
  'an object to move': () => ({ ...move(), docsToMove: [{ a: 1 }] }),
  'nothing to move': () => ({ ...move(), docsToMove: [] }),
  'a missing document': () => ({ ...move(), docsToMove: [999_999] }),
  'a missing target': () => ({ ...move(), target: { id: 999_999, key: 'a0' } }),
  'a collection without an order': () => ({ ...move(), collectionSlug: 'users' }),
  'another field': () => ({ ...move(), orderableFieldName: 'name' }),
}

describe.each(PEOPLE)('%s', (person) => {
  test.each(Object.entries(ODD))('cannot move %s', async (_what, sent) => {
    const { status } = await as(person).post('/reorder', sent())
    if (!STAFF.includes(person)) return expect(status).toBe(403)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  test('cannot reorder a whole collection by leaving out the position', async () => {
    const { status, body } = await as(person).post('/reorder', { ...move(), target: { id: first } })
    expect(body.message).not.toBe('initial migration')
    expect(status).toBe(STAFF.includes(person) ? 200 : 403)
  })
})

test('The stored position of the target counts, not a sent one', async () => {
  for (const key of ['!!', 'zz', 'a0', 7]) {
    const sent = { ...move(), target: { id: first, key } }
    expect((await as('moderator').post('/reorder', sent)).status).toBe(200)
    const { body } = await as('moderator').get('/offices?sort=_order&depth=0')
    expect(body.docs).toMatchObject([{ id: second }, { id: first }])
  }
})

test('A link to a missing document is refused with a French sentence', async () => {
  const portrait = { name: 'Alix', position: 'Associée', portrait: 999_999, _status: 'published' }
  const { status, body } = await as('moderator').post('/team-members', portrait)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('Ce qui est choisi ici n’existe pas')
})
