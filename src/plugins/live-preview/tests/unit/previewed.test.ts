import { expect, test } from 'vitest'
import {
  parsePreviewedDocumentKey,
  previewFramePath,
} from '@/src/plugins/live-preview/rules/previewed'

test('A page is previewed beside its form in the language of the form', () => {
  expect(previewFramePath({ global: 'home-page' }, { locale: 'en', edition: 'fr-fr' })).toBe(
    '/admin/apercu/en-fr/home-page',
  )
  expect(
    previewFramePath({ collection: 'job-offers', id: 12 }, { locale: 'fr', edition: 'en-en' }),
  ).toBe('/admin/apercu/fr-en/job-offers/12')
})

test.each([
  [['expertise-pages', '7'], { collection: 'expertise-pages', id: 7 }],
  [['hero-settings'], { global: 'hero-settings' }],
])('%j names a document', (segments, previewed) => {
  expect(parsePreviewedDocumentKey(segments)).toEqual(previewed)
})

test.each([
  [['expertise-pages']],
  [['expertise-pages', '0']],
  [['expertise-pages', '7', 'versions']],
  [['expertise-pages', '1e3']],
  [['home-page', '1']],
  [['users', '1']],
  [['email-settings']],
  [[]],
])('%j names no document', (segments) => {
  expect(parsePreviewedDocumentKey(segments)).toBeNull()
})
