import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSimilarOffers } from '@/src/queries/findOffersByIds'
import { aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let payload: Payload

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
})
afterAll(() => testPayload.stop())

test('The three newest active offers of the same category or place are similar', async () => {
  const shown = { category: 'consulting', location: 'nantes' } as const
  const elsewhere = { category: 'internal-staff', location: 'lyon' } as const
  const { slug } = await aJobOffer(payload, { title: 'Consultante', ...shown })
  await aJobOffer(payload, { ...elsewhere, title: 'Ailleurs' })
  await aJobOffer(payload, { ...shown, title: 'Close', isActive: false })
  const close = { ...elsewhere, location: 'nantes' } as const
  await aJobOffer(payload, { ...close, title: 'La plus ancienne', publishedDate: '01/01/2026' })
  await aJobOffer(payload, { ...close, title: 'Troisième', publishedDate: '01/02/2026' })
  await aJobOffer(payload, { ...shown, title: 'Deuxième', publishedDate: '01/03/2026' })
  await aJobOffer(payload, {
    ...elsewhere,
    category: 'consulting',
    title: 'Première',
    publishedDate: '01/04/2026',
  })
  const similar = await findSimilarOffers(payload, slug ?? '', 'consulting', 'nantes')
  expect(similar.map(({ title }) => title)).toEqual(['Première', 'Deuxième', 'Troisième'])
})

test('An offer that is alone in its category and at its place has no similar ones', async () => {
  expect(await findSimilarOffers(payload, 'seule', 'partnership', 'brest')).toEqual([])
})
