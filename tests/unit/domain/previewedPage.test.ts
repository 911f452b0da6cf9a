import { expect, test } from 'vitest'
import { isPreviewedPage, previewPath, previewPathIn } from '@/src/domain/previewedPage'

test.each([
  '/',
  '/notre-adn',
  '/nos-offres',
  '/mentions-legales',
  '/expertises/conseil-metier',
  '/secteurs/assurance',
  '/notre-adn/impact-social',
])('the page %s can be previewed', (path) => {
  expect(isPreviewedPage(path)).toBe(true)
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
  expect(isPreviewedPage(path)).toBe(false)
})

test('the admin leads to the preview of a page by its slug', () => {
  expect(previewPath('adn-hub')).toBe('/api/apercu?page=%2Fnotre-adn')
  expect(previewPathIn('sector-pages', 'assurance')).toBe(
    '/api/apercu?page=%2Fsecteurs%2Fassurance',
  )
})

test('a page without a slug has no preview yet', () => {
  expect(previewPathIn('value-pages', undefined)).toBeNull()
  expect(previewPathIn('value-pages', '')).toBeNull()
})
