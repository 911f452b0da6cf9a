import { expect, test } from 'vitest'
import {
  funnelSources,
  funnelTotal,
  funnelWithoutConsent,
} from '@/src/plugins/statistics/rules/offerFunnel'
import { funnelText } from '@/src/plugins/statistics/words/admin/offerFunnel'

const FUNNEL_STEPS = [
  { source: 'email', views: 1, formsOpened: 1, applications: 1, accepted: 0 },
  { source: 'social', views: 4, formsOpened: 2, applications: 1, accepted: 1 },
  { source: 'direct', views: 0, formsOpened: 0, applications: 0, accepted: 0 },
  { source: null, views: 1200, formsOpened: 1, applications: 3, accepted: 2 },
] as const

test('The steps of a funnel count only visitors who accept analytics', () => {
  expect(funnelTotal(FUNNEL_STEPS)).toEqual({
    views: 5,
    formsOpened: 3,
    applications: 2,
    accepted: 1,
  })
  expect(funnelSources(FUNNEL_STEPS).map(({ source }) => source)).toEqual(['social', 'email'])
})

test('Other visitors are shown beside the funnel, by kind', () => {
  expect(funnelWithoutConsent(FUNNEL_STEPS).map((figures) => funnelText.aside(figures))).toEqual([
    'À part, sans consentement\u00A0: 3\u00A0candidatures (dont 2\u00A0acceptées), 1\u202F200\u00A0consultations anonymes et 1\u00A0formulaire anonyme.',
  ])
})

test('Without other visitors nothing is shown beside the funnel', () => {
  const nobody = { source: null, views: 0, formsOpened: 0, applications: 0, accepted: 0 }
  expect(funnelWithoutConsent([nobody])).toEqual([])
})
