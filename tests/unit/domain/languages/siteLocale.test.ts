import { expect, test } from 'vitest'
import { langAttribute, OFFER_LANGUAGE } from '@/src/domain/languages/siteLocale'

test('An offer has its language as an attribute only in a page of another language', () => {
  expect(langAttribute('en', OFFER_LANGUAGE)).toBe('fr')
  expect(langAttribute('fr', OFFER_LANGUAGE)).toBeUndefined()
})
