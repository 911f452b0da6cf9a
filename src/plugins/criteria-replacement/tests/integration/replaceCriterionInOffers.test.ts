import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJobOffer, aUser } from '@/tests/support/records'
import { restClient, signIn } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let started: TestPayload
let admin: ReturnType<typeof restClient>

beforeAll(async () => {
  started = await startTestPayload()
  const { email } = await aUser(started.payload, { role: 'admin' })
  admin = restClient(await signIn(email))
})
afterAll(() => started.stop())

let created = 0
async function aLocation(more: { isRemote?: boolean; isRetired?: boolean } = {}) {
  created += 1
  const { id, label, code } = await started.payload.create({
    collection: 'offer-criteria',
    data: { kind: 'location', label: `Ville ${created}`, ...more },
    context: { disableRevalidate: true },
  })
  return { id, label, code: code ?? '' }
}

async function locationOf(id: number) {
  const offer = await started.payload.findByID({ collection: 'job-offers', id, trash: true })
  return offer.location
}

test('A criterion is replaced in all offers and removed in one step, also in the trash', async () => {
  const [old, next] = [await aLocation(), await aLocation()]
  const ids = []
  for (const isActive of [true, false, true]) {
    const { id } = await aJobOffer(started.payload, { location: old.code, isActive })
    ids.push(id)
  }
  await admin.patch(`/job-offers/${ids[2]}`, { deletedAt: new Date().toISOString() })
  expect((await admin.delete(`/offer-criteria/${old.id}?replaceBy=${next.code}`)).status).toBe(200)
  expect(await Promise.all(ids.map(locationOf))).toEqual([next.code, next.code, next.code])
  const { docs } = await started.payload.find({
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
  const { id, code } = await aLocation()
  const offer = await aJobOffer(started.payload, { location: code })
  const retired = await aLocation({ isRetired: true })
  for (const by of [code, retired.code, 'cdi', 'atlantide', "'; --"]) {
    const answer = await admin.delete(
      `/offer-criteria/${id}?${new URLSearchParams({ replaceBy: by })}`,
    )
    expect(answer.status, by).toBe(400)
  }
  expect((await admin.delete(`/offer-criteria/${id}?replaceBy[a]=lyon`)).status).toBe(400)
  expect(await locationOf(offer.id)).toBe(code)
})

test('A remote place does not replace the place of offers with days at an office', async () => {
  const place = await aLocation()
  const remote = await aLocation({ isRemote: true })
  const { id } = await aJobOffer(started.payload, { location: place.code, remoteDays: 2 })
  const replace = () => admin.delete(`/offer-criteria/${place.id}?replaceBy=${remote.code}`)
  const refused = await replace()
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).toContain(
    '1 offre de ce lieu dit moins de cinq jours de télétravail',
  )
  expect(await locationOf(id)).toBe(place.code)
  await admin.patch(`/job-offers/${id}`, { remoteDays: 5 })
  expect((await replace()).status).toBe(200)
  expect(await locationOf(id)).toBe(remote.code)
})

test('A removal without a replacement is refused, and the error names the field', async () => {
  const { id, code } = await aLocation()
  await aJobOffer(started.payload, { location: code })
  const { status, body } = await admin.delete(`/offer-criteria/${id}`)
  expect(status).toBe(409)
  expect(JSON.stringify(body)).toContain('Donnez-leur un autre critère (Remplacer par), ou cochez')
})
