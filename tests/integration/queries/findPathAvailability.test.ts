import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseInternalPath } from '@/src/domain/urls/publicPath'
import { findPathAvailability } from '@/src/queries/findPathAvailability'
import { aValuePage } from '@/tests/support/pages'
import { aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let payload: Payload

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
})
afterAll(() => testPayload.stop())

const findAvailability = (path: string) => findPathAvailability(payload, parseInternalPath(path))

test('A published page is at its slug and redirects from its former one', async () => {
  const { id } = await aValuePage(payload, { slug: 'sobriete' })
  expect(await findAvailability('/notre-adn/sobriete')).toBe('open')
  await payload.update({ collection: 'value-pages', id, data: { slug: 'frugalite' } })
  expect(await findAvailability('/notre-adn/frugalite')).toBe('open')
  expect(await findAvailability('/notre-adn/sobriete')).toBe('moved')
  expect(await findAvailability('/images-sociales/notre-adn/frugalite.png')).toBe('open')
  expect(await findAvailability('/images-sociales/notre-adn/sobriete.png')).toBe('moved')
})

test('A draft has no public URL, nor has a page that does not exist', async () => {
  await aValuePage(payload, { slug: 'brouillon', _status: 'draft' })
  expect(await findAvailability('/notre-adn/brouillon')).toBe('unknown')
  expect(await findAvailability('/notre-adn/jamais-ecrite')).toBe('unknown')
  expect(await findAvailability('/secteurs/brouillon')).toBe('unknown')
})

test('An offer that is switched off is closed, and so is its form', async () => {
  await aJobOffer(payload, { title: 'Gardien de phare', isActive: false })
  expect(await findAvailability('/nos-offres/gardien-de-phare')).toBe('closed')
  expect(await findAvailability('/postuler/gardien-de-phare')).toBe('closed')
  expect(await findAvailability('/postuler/gardienne-de-phare')).toBe('unknown')
})
