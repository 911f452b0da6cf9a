import { expect, test } from 'vitest'
import { visitorLanguageWords as words } from '@/src/content/visitorLanguage'

test('staff read in French in which language somebody wrote, if not in French', () => {
  expect(words.wrote('en')).toBe('Message envoyé depuis le site en anglais')
  expect([words.wrote('fr'), words.name('fr')]).toEqual([null, null])
})
