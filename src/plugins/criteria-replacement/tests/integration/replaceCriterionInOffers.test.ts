import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJobOffer, aUser } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let admin: ReturnType<typeof restClient>

beforeAll(async () => {
  testPayload = await startTestPayload()
  const { email } = await aUser(testPayload.payload, { role: 'admin' })
  admin = restClient(await signInForCookie(email))
})
afterAll(() => testPayload.stop())

let createdLocations = 0
async function createLocation(more: { isRemote?: boolean; isRetired?: boolean } = {}) {
  createdLocations += 1
  const { id, label, code } = await testPayload.payload.create({
    collection: 'offer-criteria',
    data: { kind: 'location', label: `Ville ${createdLocations}`, ...more },
    context: { disableRevalidate: true },
  })
  return { id, label, code: code ?? '' }
}

async function readOfferLocation(id: number) {
  const offer = await testPayload.payload.findByID({ collection: 'job-offers', id, trash: true })
  return offer.location
}

test('A criterion is replaced in all offers and removed in one step, also in the trash', async () => {
  const [old, next] = [await createLocation(), await createLocation()]
  const ids = []
  for (const isActive of [true, false, true]) {
    const { id } = await aJobOffer(testPayload.payload, { location: old.code, isActive })
    ids.push(id)
  }
  await admin.patch(`/job-offers/${ids[2]}`, { deletedAt: new Date().toISOString() })
  expect((await admin.delete(`/offer-criteria/${old.id}?replaceBy=${next.code}`)).status).toBe(200)
  expect(await Promise.all(ids.map(readOfferLocation))).toEqual([next.code, next.code, next.code])
  const { docs } = await testPayload.payload.find({
    collection: 'audit-entries',
    where: { target: { equals: 'offer-criteria' }, documentId: { equals: String(old.id) } },
  })
  expect(docs).toMatchObject([
    {
      action: 'deleted',
      subject: old.label,
      details: `Remplacé par «\u00A0${next.label}\u00A0»`,
    },
  ])
})

test('A criterion is replaced only by a selectable one of its kind', async () => {
  const { id, code } = await createLocation()
  const offer = await aJobOffer(testPayload.payload, { location: code })
  const retired = await createLocation({ isRetired: true })
  for (const by of [code, retired.code, 'cdi', 'atlantide', "'; --"]) {
    const answer = await admin.delete(
      `/offer-criteria/${id}?${new URLSearchParams({ replaceBy: by })}`,
    )
    expect(answer.status, by).toBe(400)
  }
  expect((await admin.delete(`/offer-criteria/${id}?replaceBy[a]=lyon`)).status).toBe(400)
  expect(await readOfferLocation(offer.id)).toBe(code)
})

test('A remote place does not replace the place of offers with days at an office', async () => {
  const place = await createLocation()
  const remote = await createLocation({ isRemote: true })
  const { id } = await aJobOffer(testPayload.payload, { location: place.code, remoteDays: 2 })
  const replace = () => admin.delete(`/offer-criteria/${place.id}?replaceBy=${remote.code}`)
  const refused = await replace()
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).toContain(
    '1 offre de ce lieu dit moins de cinq jours de télétravail',
  )
  expect(await readOfferLocation(id)).toBe(place.code)
  await admin.patch(`/job-offers/${id}`, { remoteDays: 5 })
  expect((await replace()).status).toBe(200)
  expect(await readOfferLocation(id)).toBe(remote.code)
})

test('A removal without a replacement is refused, and the error names the field', async () => {
  const { id, code } = await createLocation()
  await aJobOffer(testPayload.payload, { location: code })
  const { status, body } = await admin.delete(`/offer-criteria/${id}`)
  expect(status).toBe(409)
  expect(JSON.stringify(body)).toContain('Donnez-leur un autre critère (Remplacer par), ou cochez')
})
