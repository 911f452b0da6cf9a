import { expect, test } from 'vitest'
import { buildPageView } from '@/src/app/api/visites/buildPageView'

const countedPath = (path: string, edition: string) =>
  buildPageView({ path }, new Headers({ 'x-edition': edition }), new Date()).pagePath

test('A page is counted under its French path and its language, whichever edition is at the root', () => {
  expect(countedPath('/nos-offres/architecte', 'fr-fr')).toBe('/nos-offres/architecte')
  expect(countedPath('/en/jobs/architecte', 'fr-fr')).toBe('/en/nos-offres/architecte')
  expect(countedPath('/jobs/architecte', 'en-en')).toBe('/en/nos-offres/architecte')
  expect(countedPath('/en#contact', 'fr-fr')).toBe('/en#contact')
  expect(countedPath('/en', 'fr-fr')).toBe('/en')
  expect(countedPath('/en/apply/architecte/thank-you', 'fr-fr')).toBe(
    '/en/postuler/architecte/merci',
  )
})

test('A page of no edition is not counted', () => {
  expect(countedPath('/en/rien', 'fr-fr')).toBe('/404')
  expect(countedPath('/en/api/users', 'fr-fr')).toBe('/404')
})
