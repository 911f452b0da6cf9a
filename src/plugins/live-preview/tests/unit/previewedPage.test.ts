import { expect, test } from 'vitest'
import {
  hasPagePreview,
  previewPathOfGlobal,
  previewPathOfPage,
} from '@/src/plugins/live-preview/rules/previewedPage'

test.each([
  '/',
  '/notre-adn',
  '/nos-offres',
  '/mentions-legales',
  '/expertises/conseil-metier',
  '/secteurs/assurance',
  '/notre-adn/impact-social',
])('The page %s can be previewed', (path) => {
  expect(hasPagePreview(path)).toBe(true)
})

test.each([
  '',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  'https://evil.example/',
  '/expertises',
  '/expertises/a/b',
  '/expertises//evil.example',
  '/expertises/..',
  '/admin',
  '/nos-offres/testeur',
  '/notre-adn\n',
  'javascript:alert(1)',
])('%j is no page with drafts', (path) => {
  expect(hasPagePreview(path)).toBe(false)
})

test.each([
  ['adn-hub', 'fr', '/api/apercu?page=%2Fnotre-adn&langue=fr'],
  ['home-page', 'en', '/api/apercu?page=%2F&langue=en'],
] as const)(
  'The admin links to the preview of %s in the language of the form: %s',
  (page, locale, preview) => {
    expect(previewPathOfGlobal(page, locale)).toBe(preview)
  },
)

test('The admin links to the preview of a page by its slug in that language', () => {
  expect(previewPathOfPage('sector-pages', { slug: 'insurance', locale: 'en' })).toBe(
    '/api/apercu?page=%2Fsecteurs%2Finsurance&langue=en',
  )
})

test.each([undefined, null, ''])('A page with the slug %j has no preview yet', (slug) => {
  expect(previewPathOfPage('value-pages', { slug, locale: 'en' })).toBeNull()
})
