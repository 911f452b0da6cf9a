import fc from 'fast-check'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import {
  MAX_SESSION_PAUSE_MS,
  VISIT_DEVICES,
  VISIT_SOURCES,
  type VisitorPageView,
} from '@/src/domain/visits/visit'
import { NO_ORIGIN } from '@/src/domain/visits/visitOrigin'
import { aVisit } from './visits'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * Local times around a clock change, the start or end of that day, the end of a month and of a
 * year.
 */
const CRITICAL_MOMENTS: Record<SiteTimezone, string[]> = {
  'Europe/Paris': [
    '2026-03-29T01:00:00Z',
    '2026-10-25T01:00:00Z',
    '2026-10-24T22:00:00Z',
    '2026-10-25T23:00:00Z',
    '2026-06-30T22:00:00Z',
    '2025-12-31T23:00:00Z',
  ],
  'Europe/London': [
    '2026-03-29T01:00:00Z',
    '2026-10-25T01:00:00Z',
    '2026-03-29T00:00:00Z',
    '2026-03-29T23:00:00Z',
    '2026-06-30T23:00:00Z',
    '2026-01-01T00:00:00Z',
  ],
  'America/New_York': [
    '2026-03-08T07:00:00Z',
    '2026-11-01T06:00:00Z',
    '2026-11-01T04:00:00Z',
    '2026-11-02T05:00:00Z',
    '2026-07-01T04:00:00Z',
    '2026-01-01T05:00:00Z',
  ],
}
const PAUSES_MS = [
  0,
  1,
  MINUTE_MS,
  MAX_SESSION_PAUSE_MS - 1,
  MAX_SESSION_PAUSE_MS,
  MAX_SESSION_PAUSE_MS + 1,
  HOUR_MS,
  23 * HOUR_MS,
  DAY_MS,
  6 * DAY_MS,
  7 * DAY_MS,
  24 * DAY_MS,
  30 * DAY_MS,
]

const LETTER_CAMPAIGN = { utmSource: 'lettre', utmMedium: 'email', utmCampaign: 'novembre' }
const VISIT_ORIGINS = [
  NO_ORIGIN,
  { ...NO_ORIGIN, site: 'exemple.fr' },
  { ...NO_ORIGIN, site: 'Indeed', utmSource: 'indeed' },
  { ...NO_ORIGIN, site: 'ChatGPT' },
  { ...NO_ORIGIN, ...LETTER_CAMPAIGN, utmContent: 'haut' },
  { ...NO_ORIGIN, ...LETTER_CAMPAIGN, utmContent: 'bas' },
]

const viewStepArbitrary = fc.record({
  pause: fc.oneof({ weight: 4, arbitrary: fc.nat(8 * MINUTE_MS) }, fc.constantFrom(...PAUSES_MS)),
  visitor: fc.nat(2),
  tab: fc.nat(1),
  pagePath: fc.constantFrom(
    '/',
    '/nos-offres',
    '/en',
    '/en/nos-offres',
    '/#contact',
    '/en#contact',
    '/postuler/candidature-spontanee',
    '/en/postuler/candidature-spontanee',
  ),
  device: fc.constantFrom(...VISIT_DEVICES),
  source: fc.constantFrom(...VISIT_SOURCES),
  origin: fc.constantFrom(...VISIT_ORIGINS),
  isCampaign: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, fc.constant(true)),
  endsBatch: fc.boolean(),
})
type ViewStep = typeof viewStepArbitrary extends fc.Arbitrary<infer Value> ? Value : never

/** The views of a few visitors around such a time in that zone, as they reach one server. */
export const visitBatches = (timezone: SiteTimezone, atLeast = 1) =>
  fc
    .record({
      moment: fc.constantFrom(...CRITICAL_MOMENTS[timezone]),
      before: fc.nat(20 * MINUTE_MS),
      steps: fc.array(viewStepArbitrary, { minLength: atLeast, maxLength: 40 }),
    })
    .map(({ moment, before, steps }) => createBatches(Date.parse(moment) - before, steps))

function createBatches(start: number, steps: readonly ViewStep[]): VisitorPageView[][] {
  let time = start
  const batches: VisitorPageView[][] = [[]]
  for (const { pause, visitor, tab, endsBatch, ...seen } of steps) {
    time += pause
    const visitorId = `visitor_${visitor}`
    const sessionId = `session_${visitor}_${tab}`
    batches.at(-1)?.push(aVisit({ ...seen, visitorId, sessionId, receivedAt: new Date(time) }))
    if (endsBatch) batches.push([])
  }
  return batches
}
