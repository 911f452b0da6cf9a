import { expect, test } from 'vitest'
import { alternateLanguageUrls } from '@/src/domain/languages/alternates'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'

test('A page names its URL in each language, and the one at the root by default', () => {
  const paths = { fr: '/expertises/science-donnees', en: '/expertises/data-science' }
  expect(alternateLanguageUrls(paths, 'fr', SITE_LANGUAGES)).toEqual({
    fr: '/expertises/science-donnees',
    en: '/en/expertise/data-science',
    'x-default': '/expertises/science-donnees',
  })
  expect(alternateLanguageUrls(paths, 'en', SITE_LANGUAGES)).toEqual({
    fr: '/fr/expertises/science-donnees',
    en: '/expertise/data-science',
    'x-default': '/expertise/data-science',
  })
})

test('A page in one language has no alternate', () => {
  expect(alternateLanguageUrls({ fr: '/' }, 'fr', SITE_LANGUAGES)).toBeUndefined()
  expect(alternateLanguageUrls({ en: '/' }, 'fr', SITE_LANGUAGES)).toBeUndefined()
})

test('No alternate link leads to a closed edition', () => {
  expect(alternateLanguageUrls({ fr: '/', en: '/' }, 'fr', ['fr'])).toBeUndefined()
})
