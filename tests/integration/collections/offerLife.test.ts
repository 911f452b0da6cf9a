import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAndCloseDueOffers } from '@/src/commands/openAndCloseDueOffers'
import { findOfferBySlug } from '@/src/queries/findOfferBySlug'
import { aJobOffer, aUser } from '../../support/records'
import { type RestClient, restClient, signInForCookie } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
let moderator: RestClient
let admin: RestClient
const visitorClient = restClient()

beforeAll(async () => {
  testPayload = await startTestPayload()
  moderator = restClient(await signInForCookie((await aUser(testPayload.payload)).email))
  admin = restClient(
    await signInForCookie((await aUser(testPayload.payload, { role: 'super-admin' })).email),
  )
})
afterAll(() => testPayload.stop())

const OFFER_CONTENT = {
  title: 'Ingénieure cloud',
  location: 'paris',
  contract: 'cdi',
  category: 'applications',
  experience: 'senior',
  mission: 'Concevoir',
  payMinimum: 42_000,
}
const inOneHour = () => new Date(Date.now() + 60 * 60 * 1000).toISOString()
const findStoredOffer = (id: unknown) =>
  testPayload.payload.findByID({ collection: 'job-offers', id: Number(id) })

async function createOffer(offer: object = {}) {
  const { status, body } = await moderator.post('/job-offers', { ...OFFER_CONTENT, ...offer })
  expect(status).toBe(201)
  return JSON.parse(JSON.stringify(body.doc))
}

describe('A scheduled offer', () => {
  test('is on no page and in no response until it opens', async () => {
    const { id, isActive, slug } = await createOffer({ publishAt: inOneHour() })
    expect(isActive).toBe(false)
    expect((await visitorClient.get(`/job-offers/${id}`)).status).toBe(404)
    expect(await findOfferBySlug(testPayload.payload, slug)).toEqual({ state: 'unknown' })
  })

  test.each([
    ['2030-07-14T09:00', '2030-07-14T07:00:00.000Z'],
    ['2030-03-31T02:30', '2030-03-31T01:30:00.000Z'],
    ['2030-10-27T02:30', '2030-10-27T00:30:00.000Z'],
    ['2030-07-14T09:00:00.000Z', '2030-07-14T09:00:00.000Z'],
  ])('at %s opens at %s, in the time zone of the settings', async (publishAt, instant) => {
    expect(await createOffer({ publishAt })).toMatchObject({ publishAt: instant })
  })

  test('without a time opens at the start of its day, and ends with its day', async () => {
    expect(await createOffer({ publishAt: '2030-07-14', endsAt: '2030-07-14' })).toMatchObject({
      publishAt: '2030-07-13T22:00:00.000Z',
      endsAt: '2030-07-14T21:59:59.999Z',
    })
  })

  test.each([
    [{ publishAt: '2020-01-01T09:00' }, 'Cette heure est passée.'],
    [{ endsAt: '2020-01-01T09:00' }, 'Cette heure est passée.'],
    [
      { publishAt: '2030-02-01T09:00', endsAt: '2030-01-01T09:00' },
      'La fin prévue doit venir après la mise en ligne.',
    ],
    [{ publishAt: 'demain' }, ''],
  ])('with %j is refused', async (moments, sentence) => {
    const { status, body } = await moderator.post('/job-offers', { ...OFFER_CONTENT, ...moments })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(sentence)
  })

  test('cannot be made of an active offer', async () => {
    const { id } = await createOffer()
    const { status, body } = await moderator.patch(`/job-offers/${id}`, { publishAt: inOneHour() })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('déjà en ligne')
  })

  test('is opened by one click before its time', async () => {
    const { id } = await createOffer({ publishAt: inOneHour() })
    expect((await moderator.patch(`/job-offers/${id}`, { isActive: true })).status).toBe(200)
    expect(await findStoredOffer(id)).toMatchObject({ isActive: true, publishAt: null })
    expect((await visitorClient.get(`/job-offers/${id}`)).status).toBe(200)
  })
})

test('A scheduled offer that is switched on by mistake and off again is scheduled as before', async () => {
  const publishAt = inOneHour()
  const { id, slug } = await createOffer({ publishAt })
  await moderator.patch(`/job-offers/${id}`, { isActive: true })
  const { body } = await moderator.patch(`/job-offers/${id}`, { isActive: false })
  expect(body.doc).toMatchObject({ isActive: false, publishAt, closedAs: null, shownUntil: null })
  expect(body.doc).not.toHaveProperty('lifeBefore')
  expect(await findOfferBySlug(testPayload.payload, slug)).toEqual({ state: 'unknown' })
})

describe('An offer that is switched off', () => {
  test('is withdrawn or filled, and its page says which', async () => {
    const { id, slug } = await createOffer({ title: 'Régisseur' })
    await moderator.patch(`/job-offers/${id}`, { isActive: false })
    expect(await findOfferBySlug(testPayload.payload, slug)).toMatchObject({
      state: 'ended',
      offer: { closedAs: 'withdrawn', title: 'Régisseur' },
    })
    await moderator.patch(`/job-offers/${id}`, { closedAs: 'filled' })
    expect(await findOfferBySlug(testPayload.payload, slug)).toMatchObject({
      offer: { closedAs: 'filled' },
    })
    // REST reveals nothing about the offer.
    expect((await visitorClient.get(`/job-offers/${id}`)).status).toBe(404)
  })

  test('redirects from its former slug', async () => {
    const { id } = await createOffer({ title: 'Cadreur' })
    await moderator.patch(`/job-offers/${id}`, { title: 'Cadreuse', isActive: false })
    expect(await findOfferBySlug(testPayload.payload, 'cadreur')).toEqual({
      state: 'moved',
      slug: 'cadreuse',
    })
  })

  test('has the same states after a bulk change', async () => {
    const offers = await Promise.all([createOffer(), createOffer()])
    const ids = offers.map(({ id }) => id)
    const where = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')
    await moderator.patch(`/job-offers?${where}`, { isActive: false, closedAs: 'filled' })
    expect(await Promise.all(ids.map(findStoredOffer))).toMatchObject([
      { closedAs: 'filled' },
      { closedAs: 'filled' },
    ])
  })

  test('has a copy without these states', async () => {
    const { id } = await createOffer({ endsAt: '2030-01-01T09:00' })
    await moderator.patch(`/job-offers/${id}`, { isActive: false })
    const { body } = await moderator.post(`/job-offers/${id}/duplicate`)
    expect(body.doc).toMatchObject({
      isActive: false,
      endsAt: null,
      closedAs: null,
      closedAt: null,
      shownUntil: null,
      payMinimum: 42_000,
    })
  })
})

test('A form that was opened before an offer ended cannot reopen it: the save is refused', async () => {
  const { id } = await aJobOffer(testPayload.payload, { endsAt: inOneHour() })
  const { body: form } = await moderator.get(`/job-offers/${id}?depth=0`)
  await testPayload.payload.db.pool.query(
    "UPDATE job_offers SET ends_at = now() - interval '1 second' WHERE id = $1",
    [id],
  )
  await openAndCloseDueOffers(testPayload.payload, new Date())
  const { updatedAt, ...offer } = form
  const late = await moderator.patch(`/job-offers/${id}`, { ...offer, updatedAt })
  expect(late.status).toBe(409)
  const { body } = await moderator.get(`/job-offers/${id}`)
  expect(body).toMatchObject({ isActive: false, closedAs: 'expired' })
})

test('Only the application sets when an offer ended and until when its page says so', async () => {
  const forged = { closedAt: '2020-01-01T00:00:00Z', shownUntil: '2050-01-01T00:00:00Z' }
  const { id } = await createOffer({ isActive: false, ...forged })
  expect(await findStoredOffer(id)).toMatchObject({ closedAt: null, shownUntil: null })
  for (const client of [moderator, admin]) await client.patch(`/job-offers/${id}`, forged)
  expect(await findStoredOffer(id)).toMatchObject({ closedAt: null, shownUntil: null })
  for (const change of [{ isActive: true }, { publishAt: inOneHour() }, { closedAs: 'filled' }])
    expect((await visitorClient.patch(`/job-offers/${id}`, change)).status).toBeGreaterThanOrEqual(
      400,
    )
})

describe('The pay of an offer', () => {
  const { payMinimum: _, ...unpaid } = OFFER_CONTENT
  const said = 'Indiquez la rémunération'
  const unpaidOffer = (isActive: boolean) =>
    aJobOffer(testPayload.payload, { payMinimum: null, payMaximum: null, isActive })

  test('is required to publish it, at once or later', async () => {
    for (const offer of [unpaid, { ...unpaid, publishAt: inOneHour() }]) {
      const { status, body } = await moderator.post('/job-offers', offer)
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain(said)
    }
    const asleep = await unpaidOffer(false)
    const { status } = await moderator.patch(`/job-offers/${asleep.id}`, { isActive: true })
    expect(status).toBe(400)
    const paid = { isActive: true, payMaximum: 50_000 }
    expect((await moderator.patch(`/job-offers/${asleep.id}`, paid)).status).toBe(200)
  })

  test('is not required for an active offer or to undo a mistake', async () => {
    const { id } = await createOffer()
    await testPayload.payload.db.pool.query(
      'UPDATE job_offers SET pay_minimum = NULL WHERE id = $1',
      [id],
    )
    for (const change of [{ mission: 'Autre' }, { isActive: false }, { isActive: true }])
      expect((await moderator.patch(`/job-offers/${id}`, change)).status).toBe(200)
    await moderator.patch(`/job-offers/${id}`, { isActive: false })
    await testPayload.payload.db.pool.query(
      "UPDATE job_offers SET closed_at = closed_at - interval '1 hour' WHERE id = $1",
      [id],
    )
    expect((await moderator.patch(`/job-offers/${id}`, { isActive: true })).status).toBe(400)
  })

  test('is not required if an Administrator changes the settings', async () => {
    expect((await moderator.post('/globals/website-settings', { payRequired: false })).status).toBe(
      403,
    )
    expect((await admin.post('/globals/website-settings', { payRequired: false })).status).toBe(200)
    expect((await moderator.post('/job-offers', unpaid)).status).toBe(201)
    await admin.post('/globals/website-settings', { payRequired: true })
  })

  test.each([
    [{ payMinimum: 50_000, payMaximum: 42_000 }, 'Le maximum doit être au moins égal au minimum.'],
    [{ payMinimum: 0 }, 'Indiquez un montant'],
    [{ payMinimum: -1 }, 'Indiquez un montant'],
    [{ payMinimum: 2_000_000 }, 'Indiquez un montant'],
    [{ payPeriod: 'hour' }, ''],
    [{ payExtra: 'x'.repeat(151) }, ''],
    [{ remoteDays: 6 }, 'de 0 à 5'],
    [{ remoteDays: 2.5 }, 'de 0 à 5'],
    [{ location: 'remote', remoteDays: 2 }, 'indiquez 5 jours'],
  ])('%j is refused', async (change, sentence) => {
    const { status, body } = await moderator.post('/job-offers', { ...OFFER_CONTENT, ...change })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(sentence)
  })
})
