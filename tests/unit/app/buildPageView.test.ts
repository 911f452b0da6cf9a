import { expect, test } from 'vitest'
import { buildPageView } from '@/src/app/api/visites/buildPageView'

const counted = (path: string, edition: string) =>
  buildPageView({ path }, new Headers({ 'x-edition': edition }), new Date()).pagePath

test('A page is counted under its French path and its language, whichever edition is at the root', () => {
  expect(counted('/nos-offres/architecte', 'fr-fr')).toBe('/nos-offres/architecte')
  expect(counted('/en/jobs/architecte', 'fr-fr')).toBe('/en/nos-offres/architecte')
  expect(counted('/jobs/architecte', 'en-en')).toBe('/en/nos-offres/architecte')
  expect(counted('/en#contact', 'fr-fr')).toBe('/en#contact')
  expect(counted('/en', 'fr-fr')).toBe('/en')
  expect(counted('/en/apply/architecte/thank-you', 'fr-fr')).toBe('/en/postuler/architecte/merci')
})

test('A page of no edition is not counted', () => {
  expect(counted('/en/rien', 'fr-fr')).toBe('/404')
  expect(counted('/en/api/users', 'fr-fr')).toBe('/404')
})
