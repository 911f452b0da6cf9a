import { expect, test } from 'vitest'
import { parseReportedPath } from '@/src/domain/visits/visitPath'

test.each([
  '/',
  '/#contact',
  '/#expertises',
  '/#offers',
  '/#team',
  '/notre-adn',
  '/nos-offres',
  '/mentions-legales',
  '/contact/merci',
  '/postuler/candidature-spontanee',
])('%s is a page whatever staff have written', (path) => {
  expect(parseReportedPath(path)).toEqual({ path, needs: null })
})

test.each([
  ['/nos-offres/developpeur', { kind: 'offer', slug: 'developpeur' }],
  ['/postuler/developpeur', { kind: 'application', slug: 'developpeur' }],
  ['/postuler/developpeur/merci', { kind: 'application', slug: 'developpeur' }],
  ['/secteurs/assurance', { kind: 'page', collection: 'sector-pages', slug: 'assurance' }],
])('%s is one if there is such a thing', (path, needs) => {
  expect(parseReportedPath(path)).toEqual({ path, needs: { ...needs, language: 'fr' } })
})

test('what is read in English is said to be, and is there if there is such a thing', () => {
  expect(parseReportedPath('/en#contact')).toEqual({ path: '/en#contact', needs: null })
  expect(parseReportedPath('/en/secteurs/insurance')).toEqual({
    path: '/en/secteurs/insurance',
    needs: { kind: 'page', collection: 'sector-pages', slug: 'insurance', language: 'en' },
  })
  expect(parseReportedPath('/en/admin')).toEqual({ path: '/404', needs: null })
})

test.each([
  '',
  'nos-offres',
  '//',
  '/admin',
  '/api/visites',
  '/robots.txt',
  '/fr/nos-offres',
  '/nos-offres/',
  '/nos-offres?page=2',
  '/images-sociales/accueil.png',
  '/expertises',
  `/nos-offres/${'a'.repeat(201)}`,
  '/nos-offres/../admin',
  '/%00',
  '/<script>',
  '/constructor',
])('« %s » is none', (path) => {
  expect(parseReportedPath(path)).toEqual({ path: '/404', needs: null })
})

test('an anchor that is no section of the home page is dropped', () => {
  expect(parseReportedPath('/#home').path).toBe('/')
  expect(parseReportedPath('/#whatever').path).toBe('/')
  expect(parseReportedPath('/mentions-legales#cookies').path).toBe('/mentions-legales')
})
