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
])('%s always exists', (path) => {
  expect(parseReportedPath(path)).toEqual({ path, needs: null })
})

test.each([
  ['/nos-offres/developpeur', { kind: 'offer', slug: 'developpeur' }],
  ['/postuler/developpeur', { kind: 'application', slug: 'developpeur' }],
  ['/postuler/developpeur/merci', { kind: 'application', slug: 'developpeur' }],
  ['/secteurs/assurance', { kind: 'page', collection: 'sector-pages', slug: 'assurance' }],
])('%s exists if its slug does', (path, needs) => {
  expect(parseReportedPath(path)).toEqual({ path, needs: { ...needs, language: 'fr' } })
})

test('An English path has its language, and exists if its slug does', () => {
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
])('« %s » is unknown', (path) => {
  expect(parseReportedPath(path)).toEqual({ path: '/404', needs: null })
})

test('An anchor that is no section of the home page is dropped', () => {
  expect(parseReportedPath('/#home').path).toBe('/')
  expect(parseReportedPath('/#whatever').path).toBe('/')
  expect(parseReportedPath('/mentions-legales#cookies').path).toBe('/mentions-legales')
})
