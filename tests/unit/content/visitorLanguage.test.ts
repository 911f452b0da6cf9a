import { expect, test } from 'vitest'
import { visitorLanguageWords as words } from '@/src/content/visitorLanguage'

test('Staff read in French the language of a message, unless it is French', () => {
  expect(words.wrote('en')).toBe('Message envoyé depuis le site en anglais')
  expect([words.wrote('fr'), words.name('fr')]).toEqual([null, null])
})
