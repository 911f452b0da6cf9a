import { expect, test } from 'vitest'
import { languageToSuggest } from '@/src/plugins/language-hint/rules/languageToSuggest'

test.each([
  ['fr', ['en-US', 'en'], 'en'],
  ['fr', ['de', 'en-GB'], 'en'],
  ['en', ['fr-FR', 'fr'], 'fr'],
  ['en', ['es', 'fr-CA'], 'fr'],
] as const)(
  'On a page in %s a visitor with the languages %j gets a hint to %s',
  (page, spoken, hinted) => {
    expect(languageToSuggest(page, spoken)).toBe(hinted)
  },
)

test.each([
  ['fr', ['fr-FR', 'en']],
  ['fr', ['en-US', 'fr']],
  ['en', ['en-US']],
  ['en', ['fr', 'en']],
  ['fr', ['de', 'it']],
  ['fr', []],
] as const)('On a page in %s a visitor with the languages %j gets no hint', (page, spoken) => {
  expect(languageToSuggest(page, spoken)).toBeNull()
})
