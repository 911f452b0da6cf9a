import { expect, test } from 'vitest'
import { comparedPeriods } from '@/src/plugins/statistics/rules/comparison'
import { audienceText } from '@/src/plugins/statistics/words/admin/audience'
import { formatPeriod } from '@/src/plugins/statistics/words/admin/periodWords'

const TODAY = '2026-11-24'

test.each([
  ['2026-11-01', '2026-11-30', 'du 1er au 30 novembre 2026'],
  ['2026-10-26', '2026-11-01', 'du 26 octobre au 1er novembre 2026'],
  ['2025-12-29', '2026-01-04', 'du 29 décembre 2025 au 4 janvier 2026'],
  ['2026-10-12', '2026-10-12', 'lundi 12 octobre 2026'],
  ['2026-11-01', '2026-11-01', 'dimanche 1er novembre 2026'],
])('The period from %s to %s is formatted as %s', (from, to, words) => {
  expect(formatPeriod({ from, to })).toBe(words)
})

test.each([
  [
    { from: '2026-11-01', to: TODAY },
    'Évolutions\u00A0: du 1er au 23 novembre 2026 (23\u00A0jours), comparé à la période du 1er au 23 octobre 2026 (23\u00A0jours).',
  ],
  [
    { from: '2026-11-18', to: TODAY },
    'Évolutions\u00A0: du 18 au 23 novembre 2026 (6\u00A0jours), comparé à la période du 11 au 16 novembre 2026 (6\u00A0jours), mêmes jours de la semaine, une semaine plus tôt.',
  ],
  [
    { from: '2026-11-12', to: '2026-11-12' },
    'Évolutions\u00A0: jeudi 12 novembre 2026, comparé au jeudi 5 novembre 2026, même jour de la semaine, une semaine plus tôt.',
  ],
])('The sentence names both compared periods completely: %j', (period, words) => {
  const compared = comparedPeriods(period, 'before', TODAY)
  expect(compared?.whole && audienceText.compared(compared, compared.whole)).toBe(words)
})
