import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSitemap } from '@/src/queries/findSitemap'
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

const paths = async () => (await findSitemap(payload)).flatMap(({ paths: { fr = [] } }) => fr)

test('active offers are listed with their last change, inactive ones are not', async () => {
  const { id, updatedAt } = await aJobOffer(payload, { title: 'Ouverte' })
  await aJobOffer(payload, { title: 'Fermée', isActive: false })
  const entries = await findSitemap(payload)
  expect(entries).toContainEqual({
    paths: { fr: '/nos-offres/ouverte' },
    lastModified: updatedAt,
  })
  expect(await paths()).not.toContain('/nos-offres/fermee')
  await payload.update({ collection: 'job-offers', id, data: { isActive: false } })
  expect(await paths()).not.toContain('/nos-offres/ouverte')
})

test('a published page is listed until it is deleted, a draft never', async () => {
  const { id } = await aValuePage(payload, { title: 'Publiée' })
  await aValuePage(payload, { title: 'Brouillon', _status: 'draft' })
  expect(await paths()).toContain('/notre-adn/publiee')
  expect(await paths()).not.toContain('/notre-adn/brouillon')
  await payload.delete({ collection: 'value-pages', id })
  expect(await paths()).not.toContain('/notre-adn/publiee')
})

test('the fixed pages are listed whatever is published', async () => {
  expect(await paths()).toEqual(
    expect.arrayContaining(['/', '/nos-offres', '/postuler/candidature-spontanee']),
  )
})
