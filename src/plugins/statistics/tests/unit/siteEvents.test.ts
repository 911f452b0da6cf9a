import { expect, test } from 'vitest'
import type { DailySiteEvent } from '@/src/plugins/statistics/rules/siteEvents'
import {
  describeSiteEvent,
  sentMailsSentence,
} from '@/src/plugins/statistics/words/admin/siteEvents'

const aSiteEvent = (told: Partial<DailySiteEvent>): DailySiteEvent => ({
  day: '2026-11-12',
  action: 'statusChanged',
  target: 'job-offers',
  subject: 'Architecte',
  details: null,
  times: 1,
  ...told,
})

test.each([
  [{ details: 'Inactif → Actif' }, 'Offre mise en ligne\u00A0: «\u00A0Architecte\u00A0»'],
  [{ details: 'Actif → Inactif' }, 'Offre retirée du site\u00A0: «\u00A0Architecte\u00A0»'],
  [{ action: 'published' }, 'Offre mise en ligne\u00A0: «\u00A0Architecte\u00A0»'],
  [{ target: 'hero-settings', action: 'settingsChanged' }, 'Bannière d’accueil modifiée'],
  [
    { target: 'home-page', action: 'published', subject: 'Accueil', times: 3 },
    'Page mise en ligne\u00A0: «\u00A0Accueil\u00A0» (3\u00A0fois)',
  ],
] as const)('The event %o is described as: %s', (told, words) => {
  expect(describeSiteEvent(aSiteEvent(told))).toBe(words)
})

test('Mails to candidates are described by their number', () => {
  expect(sentMailsSentence(1)).toBe('Un e-mail envoyé à un candidat')
  expect(sentMailsSentence(12)).toBe('12\u00A0e-mails envoyés à des candidats')
})
