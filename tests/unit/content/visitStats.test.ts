import { expect, test } from 'vitest'
import { visitedPageName } from '@/src/content/admin/visitedPages'
import {
  formatComparedPeriod,
  formatDuration,
  formatLongDay,
  formatPercentage,
  formatShortDay,
  visitStatsText,
} from '@/src/content/admin/visitStats'

test.each([
  [0, '0\u00A0s'],
  [48.4, '48\u00A0s'],
  [59.6, '1\u00A0min\u00A000\u00A0s'],
  [125, '2\u00A0min\u00A005\u00A0s'],
  [3725, '1\u00A0h\u00A002\u00A0min'],
])('%d seconds are formatted as %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words)
})

test.each([
  ['/', 'Accueil'],
  ['/#contact', 'Accueil, contact'],
  ['/404', 'Page introuvable'],
  ['/nos-offres', 'Nos offres'],
  ['/nos-offres/pilote', 'Pilote d’essai'],
  ['/nos-offres/ancien-poste', 'Ancien Poste'],
  ['/postuler/pilote', 'Formulaire\u00A0: Pilote d’essai'],
  ['/postuler/candidature-spontanee', 'Formulaire\u00A0: candidature spontanée'],
  ['/constructor', 'Constructor'],
])('The page %s is named %s', (page, name) => {
  const titles = {
    '/nos-offres/pilote': 'Pilote d’essai',
    '/postuler/pilote': 'Pilote d’essai',
  }
  expect(visitedPageName(page, titles)).toBe(name)
})

test.each([
  ['2026-11-01', '1er nov.', 'dimanche 1er novembre'],
  ['2026-11-11', '11 nov.', 'mercredi 11 novembre'],
  ['2026-12-31', '31 déc.', 'jeudi 31 décembre'],
])('The day %s is formatted as %s or %s', (day, short, long) => {
  expect([formatShortDay(day), formatLongDay(day)]).toEqual([short, long])
})

test('Shares and changes are formatted as in French', () => {
  expect(formatPercentage(42.6)).toBe('42,6\u00A0%')
  expect(visitStatsText.trend(12, formatComparedPeriod(5))).toBe(
    '+12\u00A0% par rapport à la même période, 5\u00A0semaines plus tôt',
  )
  expect(visitStatsText.trendInPoints(-2, formatComparedPeriod(1))).toBe(
    '−2\u00A0points par rapport à la même période, une semaine plus tôt',
  )
})
