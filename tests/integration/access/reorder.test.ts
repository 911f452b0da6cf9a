import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordMakers } from '../../support/everyRecord'
import { aPicture } from '../../support/pages'
import { PEOPLE, type Person, signInPeople } from '../../support/people'
import { restClient } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

const STAFF_ROLES: Person[] = ['moderator', 'admin', 'super-admin']

let testPayload: TestPayload
let clientsByPerson: Awaited<ReturnType<typeof signInPeople>>
let firstOfficeId: number
let secondOfficeId: number

beforeAll(async () => {
  testPayload = await startTestPayload()
  clientsByPerson = await signInPeople(testPayload.payload)
  const picture = (await aPicture(testPayload.payload)).id
  const make = recordMakers(testPayload.payload, clientOf('super-admin'), picture)
  firstOfficeId = await make.offices()
  secondOfficeId = await make.offices()
})
afterAll(() => testPayload.stop())

const clientOf = (person: Person) => clientsByPerson.get(person) ?? restClient()

const reorderBody = () => ({
  collectionSlug: 'offices',
  docsToMove: [secondOfficeId],
  newKeyWillBe: 'less',
  orderableFieldName: '_order',
  target: { id: firstOfficeId, key: 'a0' },
})

const ODD_BODIES: Record<string, () => unknown> = {
  'no body': () => undefined,
  'an empty object': () => ({}),
  'no target': () => ({ ...reorderBody(), target: null }),
  'a target without a number': () => ({ ...reorderBody(), target: { key: 'a0' } }),
  'an invalid target': () => ({ ...reorderBody(), target: { id: 'x', key: 'a0' } }),
  'a word to move': () => ({ ...reorderBody(), docsToMove: ['x'] }),
  'an object to move': () => ({ ...reorderBody(), docsToMove: [{ a: 1 }] }),
  'nothing to move': () => ({ ...reorderBody(), docsToMove: [] }),
  'a missing document': () => ({ ...reorderBody(), docsToMove: [999_999] }),
  'a missing target': () => ({ ...reorderBody(), target: { id: 999_999, key: 'a0' } }),
  'a collection without an order': () => ({ ...reorderBody(), collectionSlug: 'users' }),
  'another field': () => ({ ...reorderBody(), orderableFieldName: 'name' }),
}

describe.each(PEOPLE)('%s', (person) => {
  test.each(Object.entries(ODD_BODIES))('cannot move %s', async (_what, sent) => {
    const { status } = await clientOf(person).post('/reorder', sent())
    if (!STAFF_ROLES.includes(person)) return expect(status).toBe(403)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  test('cannot reorder a whole collection by leaving out the position', async () => {
    const { status, body } = await clientOf(person).post('/reorder', {
      ...reorderBody(),
      target: { id: firstOfficeId },
    })
    expect(body.message).not.toBe('initial migration')
    expect(status).toBe(STAFF_ROLES.includes(person) ? 200 : 403)
  })
})

test('The stored position of the target counts, not a sent one', async () => {
  for (const key of ['!!', 'zz', 'a0', 7]) {
    const sent = { ...reorderBody(), target: { id: firstOfficeId, key } }
    expect((await clientOf('moderator').post('/reorder', sent)).status).toBe(200)
    const { body } = await clientOf('moderator').get('/offices?sort=_order&depth=0')
    expect(body.docs).toMatchObject([{ id: secondOfficeId }, { id: firstOfficeId }])
  }
})

test('A link to a missing document is refused with a French sentence', async () => {
  const portrait = { name: 'Alix', position: 'Associée', portrait: 999_999, _status: 'published' }
  const { status, body } = await clientOf('moderator').post('/team-members', portrait)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('Ce qui est choisi ici n’existe pas')
})
