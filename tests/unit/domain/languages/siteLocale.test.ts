import { expect, test } from 'vitest'
import { languageWithin, OFFER_LANGUAGE } from '@/src/domain/languages/siteLocale'

test('an offer says its language in a page of another, and in no other page', () => {
  expect(languageWithin('en', OFFER_LANGUAGE)).toBe('fr')
  expect(languageWithin('fr', OFFER_LANGUAGE)).toBeUndefined()
})
