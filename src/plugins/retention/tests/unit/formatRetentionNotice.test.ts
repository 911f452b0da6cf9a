import { expect, test } from 'vitest'
import { siteWordsIn } from '@/src/content/siteWords'
import { formatRetentionNotice } from '@/src/plugins/retention/words/formatRetentionNotice'

const retentionPeriods = (applicationMonths: number, rejectedMonths = 3, withdrawnMonths = 1) => ({
  ...{ applicationMonths, rejectedMonths, withdrawnMonths, sealedRecordYears: 5 },
})

test.each([
  ['fr', 24, 'deux ans après notre dernier échange'],
  ['fr', 12, 'un an après notre dernier échange'],
  ['fr', 6, '6\u00A0mois après notre dernier échange'],
  [
    'fr',
    24,
    'effacés 3\u00A0mois après un refus, un mois après le retrait de votre candidature et',
  ],
  ['en', 36, 'three years after our last exchange'],
  [
    'fr',
    12,
    'Avec votre accord, ils sont conservés après un refus jusqu’à la fin de cet accord, et au plus un an après notre dernier échange.',
  ],
  [
    'en',
    6,
    'With your consent they are kept after a rejection until the consent ends, and for at most 6 months after our last exchange.',
  ],
  ['fr', 24, 'reste ensuite cinq ans dans une archive restreinte, en cas de litige.'],
  ['en', 24, 'then stays in a restricted archive for five years, in case of a dispute.'],
  ['en', 24, 'deleted 3 months after a rejection, one month after you withdraw it, and'],
] as const)(
  'The %s notice of the form has the periods of the settings (%s months)',
  (language, months, part) => {
    const notice = formatRetentionNotice(retentionPeriods(months), language)
    expect(notice).toContain(part)
    expect(siteWordsIn(language).applicationPageWords.consent(notice)).toContain(` ${notice} `)
  },
)

test.each(['fr', 'en'] as const)('Without sealed records the %s notice names none', (language) => {
  const notice = formatRetentionNotice({ ...retentionPeriods(24), sealedRecordYears: 0 }, language)
  expect(notice).not.toContain('archive')
  const longest = formatRetentionNotice({ ...retentionPeriods(24), sealedRecordYears: 6 }, language)
  expect(longest).toMatch(/\bsix (ans|years)\b/)
})

test.each([
  ['fr', 'Elles ne sont transmises à personne d’autre. Vous'],
  ['en', 'It is not passed on to anyone else. You'],
] as const)('Without a period the %s form has no sentence about it', (language, part) => {
  expect(siteWordsIn(language).applicationPageWords.consent(undefined)).toContain(part)
})
