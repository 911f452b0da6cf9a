import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSitemapEntries } from '@/src/plugins/search-engines/queries/findSitemapEntries'
import { aValuePage } from '@/tests/support/pages'
import { aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { writeHome } from '@/tests/support/writeHome'

let testPayload: TestPayload
let payload: Payload

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
})
afterAll(() => testPayload.stop())

const findFrenchSitemapPaths = async () =>
  (await findSitemapEntries(payload)).flatMap(({ paths: { fr = [] } }) => fr)

test('Active offers are listed with their last change, inactive ones are not', async () => {
  const { id, updatedAt } = await aJobOffer(payload, { title: 'Ouverte' })
  await aJobOffer(payload, { title: 'Fermée', isActive: false })
  const entries = await findSitemapEntries(payload)
  expect(entries).toContainEqual({
    paths: { fr: '/nos-offres/ouverte' },
    lastModified: updatedAt,
  })
  expect(await findFrenchSitemapPaths()).not.toContain('/nos-offres/fermee')
  await payload.update({ collection: 'job-offers', id, data: { isActive: false } })
  expect(await findFrenchSitemapPaths()).not.toContain('/nos-offres/ouverte')
})

test('An offer in the trash is not listed until it is restored', async () => {
  const { id } = await aJobOffer(payload, { title: 'Jetée' })
  const deletedAt = new Date().toISOString()
  await payload.update({ collection: 'job-offers', id, data: { deletedAt } })
  expect(await findFrenchSitemapPaths()).not.toContain('/nos-offres/jetee')
  await payload.update({ collection: 'job-offers', id, data: { deletedAt: null }, trash: true })
  expect(await findFrenchSitemapPaths()).toContain('/nos-offres/jetee')
})

test('A page is listed in English once it and the home page are written in English', async () => {
  const { callToAction, id } = await aValuePage(payload, { title: 'Formation' })
  await payload.update({
    collection: 'value-pages',
    id,
    locale: 'en',
    data: {
      title: 'Training',
      slug: 'training',
      summary: 'A summary',
      intro: 'An introduction',
      callToAction: { ...callToAction, title: 'Join us', label: 'See our vacancies' },
    },
  })
  const pathsByLanguage = async () =>
    (await findSitemapEntries(payload)).find((entry) => entry.paths.fr?.endsWith('/formation'))
      ?.paths
  expect(await pathsByLanguage()).toEqual({ fr: '/notre-adn/formation' })
  await writeHome(payload, 'fr', 'Nos chiffres')
  await writeHome(payload, 'en', 'Our figures')
  expect(await pathsByLanguage()).toEqual({
    fr: '/notre-adn/formation',
    en: '/notre-adn/training',
  })
})

test('A published page is listed until it is deleted, a draft never', async () => {
  const { id } = await aValuePage(payload, { title: 'Publiée' })
  await aValuePage(payload, { title: 'Brouillon', _status: 'draft' })
  expect(await findFrenchSitemapPaths()).toContain('/notre-adn/publiee')
  expect(await findFrenchSitemapPaths()).not.toContain('/notre-adn/brouillon')
  await payload.delete({ collection: 'value-pages', id })
  expect(await findFrenchSitemapPaths()).not.toContain('/notre-adn/publiee')
})

test('The fixed pages are always listed', async () => {
  expect(await findFrenchSitemapPaths()).toEqual(
    expect.arrayContaining(['/', '/nos-offres', '/postuler/candidature-spontanee']),
  )
})
