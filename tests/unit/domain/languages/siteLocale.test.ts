import { expect, test } from 'vitest'
import { langAttribute, OFFER_LANGUAGE } from '@/src/domain/languages/siteLocale'

test('an offer says its language in a page of another, and in no other page', () => {
  expect(langAttribute('en', OFFER_LANGUAGE)).toBe('fr')
  expect(langAttribute('fr', OFFER_LANGUAGE)).toBeUndefined()
})
