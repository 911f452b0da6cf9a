import { expect, test } from 'vitest'
import { siteWordsIn } from '@/src/content/siteWords'

test.each([
  ['fr', 24, 'conservées deux ans au plus'],
  ['fr', 12, 'conservées un an au plus'],
  ['fr', 6, 'conservées 6\u00A0mois au plus'],
  ['fr', null, 'Elles ne sont transmises à personne'],
  ['en', null, 'It is not passed on'],
  ['en', 36, 'no more than three years'],
  ['en', 1, 'no more than one month after'],
] as const)(
  'the %s consent sentence has the configured period (%s months)',
  (language, months, part) => {
    expect(siteWordsIn(language).applicationPageWords.consent(months)).toContain(part)
  },
)
