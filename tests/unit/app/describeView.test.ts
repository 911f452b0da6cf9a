import { expect, test } from 'vitest'
import { describeView } from '@/src/app/api/visites/describeView'

const counted = (path: string, edition: string) =>
  describeView({ path }, new Headers({ 'x-edition': edition }), new Date()).pagePath

test('a page is counted under one address, whichever edition it was read in', () => {
  expect(counted('/nos-offres/architecte', 'fr-fr')).toBe('/nos-offres/architecte')
  expect(counted('/en/jobs/architecte', 'fr-fr')).toBe('/nos-offres/architecte')
  expect(counted('/jobs/architecte', 'en-en')).toBe('/nos-offres/architecte')
  expect(counted('/en#contact', 'fr-fr')).toBe('/#contact')
  expect(counted('/en', 'fr-fr')).toBe('/')
  expect(counted('/en/apply/architecte/thank-you', 'fr-fr')).toBe('/postuler/architecte/merci')
})

test('what stands in no edition is counted as nowhere', () => {
  expect(counted('/en/rien', 'fr-fr')).toBe('/404')
  expect(counted('/en/api/users', 'fr-fr')).toBe('/404')
})
