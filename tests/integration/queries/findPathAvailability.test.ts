import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseInternalPath } from '@/src/domain/urls/publicPath'
import { findPathAvailability } from '@/src/queries/findPathAvailability'
import { aValuePage } from '@/tests/support/pages'
import { aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let started: TestPayload
let payload: Payload

beforeAll(async () => {
  started = await startTestPayload()
  payload = started.payload
})
afterAll(() => started.stop())

const standingAt = (path: string) => findPathAvailability(payload, parseInternalPath(path))

test('A published page is at its slug and redirects from its former one', async () => {
  const { id } = await aValuePage(payload, { slug: 'sobriete' })
  expect(await standingAt('/notre-adn/sobriete')).toBe('open')
  await payload.update({ collection: 'value-pages', id, data: { slug: 'frugalite' } })
  expect(await standingAt('/notre-adn/frugalite')).toBe('open')
  expect(await standingAt('/notre-adn/sobriete')).toBe('moved')
  expect(await standingAt('/images-sociales/notre-adn/frugalite.png')).toBe('open')
  expect(await standingAt('/images-sociales/notre-adn/sobriete.png')).toBe('moved')
})

test('A draft has no public URL, nor has a page that does not exist', async () => {
  await aValuePage(payload, { slug: 'brouillon', _status: 'draft' })
  expect(await standingAt('/notre-adn/brouillon')).toBe('unknown')
  expect(await standingAt('/notre-adn/jamais-ecrite')).toBe('unknown')
  expect(await standingAt('/secteurs/brouillon')).toBe('unknown')
})

test('An offer that is switched off is closed, and so is its form', async () => {
  await aJobOffer(payload, { title: 'Gardien de phare', isActive: false })
  expect(await standingAt('/nos-offres/gardien-de-phare')).toBe('closed')
  expect(await standingAt('/postuler/gardien-de-phare')).toBe('closed')
  expect(await standingAt('/postuler/gardienne-de-phare')).toBe('unknown')
})
