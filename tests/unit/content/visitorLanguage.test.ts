import { expect, test } from 'vitest'
import { visitorLanguageWords as words } from '@/src/content/visitorLanguage'

test('staff read in French in which language somebody wrote, if not in French', () => {
  expect(words.wrote('en')).toBe('Message envoyé depuis le site en anglais')
  expect(words.replyHint('en')).toContain('depuis le site en anglais\u00A0: l’objet')
  expect([words.wrote('fr'), words.replyHint('fr'), words.name('fr')]).toEqual([null, null, null])
})
