import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOfferBySlug } from '@/src/queries/findOfferBySlug'
import { aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let payload: Payload

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
})
afterAll(() => testPayload.stop())

test('An active offer is open at its slug', async () => {
  const { id } = await aJobOffer(payload, { title: 'Architecte cloud' })
  expect(await findOfferBySlug(payload, 'architecte-cloud')).toMatchObject({
    state: 'open',
    offer: { id, title: 'Architecte cloud' },
  })
})

test('A former slug redirects to the current one', async () => {
  const { id } = await aJobOffer(payload, { title: 'Data analyste' })
  await payload.update({ collection: 'job-offers', id, data: { title: 'Data engineer' } })
  expect(await findOfferBySlug(payload, 'data-analyste')).toEqual({
    state: 'moved',
    slug: 'data-engineer',
  })
})

test('A slug typed in capitals redirects to the current one', async () => {
  const { id } = await aJobOffer(payload, { title: 'Ingénieur réseau' })
  const moved = { state: 'moved', slug: 'ingenieur-reseau' }
  expect(await findOfferBySlug(payload, 'Ingenieur-reseau')).toEqual(moved)
  // Mixed case is not accepted, because it would allow any number of cached URLs.
  expect(await findOfferBySlug(payload, 'INGENIEUR-Reseau')).toEqual({ state: 'unknown' })
  await payload.update({ collection: 'job-offers', id, data: { title: 'Architecte réseau' } })
  const renamed = { state: 'moved', slug: 'architecte-reseau' }
  expect(await findOfferBySlug(payload, 'INGENIEUR-RESEAU')).toEqual(renamed)
})

test('An offer that was never open is closed at its current and former slugs', async () => {
  const { id } = await aJobOffer(payload, { title: 'Testeur', isActive: false })
  const data = { title: 'Recetteur' }
  await payload.update({ collection: 'job-offers', id, data })
  expect(await findOfferBySlug(payload, 'testeur')).toEqual({ state: 'closed' })
  expect(await findOfferBySlug(payload, 'recetteur')).toEqual({ state: 'closed' })
})

test('A slug that no offer ever had is unknown', async () => {
  expect(await findOfferBySlug(payload, 'jamais-vue')).toEqual({ state: 'unknown' })
})
