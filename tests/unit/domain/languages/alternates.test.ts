import { expect, test } from 'vitest'
import { alternateUrls } from '@/src/domain/languages/alternates'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'

test('a page names its address in each language, and the one at the root for everybody else', () => {
  const paths = { fr: '/expertises/science-donnees', en: '/expertises/data-science' }
  expect(alternateUrls(paths, 'fr', SITE_LANGUAGES)).toEqual({
    fr: '/expertises/science-donnees',
    en: '/en/expertise/data-science',
    'x-default': '/expertises/science-donnees',
  })
  expect(alternateUrls(paths, 'en', SITE_LANGUAGES)).toEqual({
    fr: '/fr/expertises/science-donnees',
    en: '/expertise/data-science',
    'x-default': '/expertise/data-science',
  })
})

test('a page in one language has no other to name', () => {
  expect(alternateUrls({ fr: '/' }, 'fr', SITE_LANGUAGES)).toBeUndefined()
  expect(alternateUrls({ en: '/' }, 'fr', SITE_LANGUAGES)).toBeUndefined()
})

test('nobody is sent into an edition that is closed', () => {
  expect(alternateUrls({ fr: '/', en: '/' }, 'fr', ['fr'])).toBeUndefined()
})
