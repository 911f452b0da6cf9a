/** @module-tag slow */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { SITE_TIMEZONES, type SiteTimezone } from '@/src/domain/languages/siteLocale'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { VISIT_SOURCES, type VisitorPageView } from '@/src/domain/visits/visit'
import { VISIT_RANGE_DAYS } from '@/src/domain/visits/visitStats'
import { rebuildVisitCounters } from '@/src/plugins/statistics/commands/rebuildVisitCounters'
import { type PlainExclusion, plainFigures } from '@/tests/support/plainFigures'
import { storedFigures } from '@/tests/support/storedFigures'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { visitBatches } from '@/tests/support/visitBatches'
import { forgetVisits } from '@/tests/support/visits'

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
  await testPayload.payload.updateGlobal({
    slug: 'website-settings',
    context: { disableRevalidate: true },
    data: { companyName: 'Exemplia' },
  })
})
afterAll(() => testPayload.stop())

const REFERRER_URLS = [
  '',
  'https://www.google.com/',
  'https://spam.example/a',
  'https://www.spam.example/',
  'https://news.spam.example/x',
  'https://notspam.example/',
]
const EXCLUSION_VALUES = {
  period: [''],
  source: VISIT_SOURCES,
  host: ['spam.example', 'google.com', 'news.spam.example'],
  path: ['/', '/nos-offres'],
} as const

/** The ends are fractions of the whole time: before, in or after an exclusion. */
const exclusionArbitrary = fc
  .record({
    kind: fc.constantFrom('period', 'source', 'host', 'path'),
    pick: fc.nat(9),
    since: fc.option(fc.integer({ min: -10, max: 60 }), { freq: 2 }),
    length: fc.option(fc.integer({ min: 10, max: 60 }), { freq: 2 }),
  })
  .map(({ kind, pick, since, length }) => {
    const value = EXCLUSION_VALUES[kind][pick % EXCLUSION_VALUES[kind].length] ?? ''
    // A period has both ends.
    const from = kind === 'period' ? (since ?? 0) : since
    const span = kind === 'period' ? (length ?? 20) : length
    return { kind, value, from, until: span === null ? null : (from ?? 0) + span }
  })

const scenarioArbitrary = fc.constantFrom(...SITE_TIMEZONES).chain((timezone) =>
  fc.record({
    timezone: fc.constant(timezone),
    batches: visitBatches(timezone, 15),
    referrers: fc.array(fc.constantFrom(...REFERRER_URLS), { minLength: 40, maxLength: 40 }),
    exclusions: fc.array(exclusionArbitrary, { minLength: 1, maxLength: 3 }),
    writesBetween: fc.boolean(),
  }),
)

type StoredExclusion = PlainExclusion & { id: number }

async function createExclusion(struck: PlainExclusion): Promise<StoredExclusion> {
  const { kind, value, since, until } = struck
  const { rows } = await testPayload.payload.db.pool.query(
    `INSERT INTO visit_exclusions (kind, source, value, since, until, reason, is_in_force)
    VALUES ($1::text::enum_visit_exclusions_kind,
      CASE $1 WHEN 'source' THEN $2::text::enum_visit_exclusions_source END,
      CASE $1 WHEN 'source' THEN NULL ELSE $2::text END, $3, $4, 'Essai', true) RETURNING id`,
    [kind, value, since, until],
  )
  return { ...struck, id: rows[0].id }
}

async function resetVisits(timezone: SiteTimezone) {
  await forgetVisits(testPayload.payload)
  await testPayload.payload.db.pool.query('TRUNCATE visit_exclusions')
  await testPayload.payload.db.pool.query('UPDATE website_settings SET timezone = $1', [timezone])
}

const anonymousViewsOf = (batch: readonly VisitorPageView[], rank: number) =>
  batch.slice(0, rank % 2)

async function recordBatches(batches: readonly VisitorPageView[][], from: number, until: number) {
  for (const [rank, batch] of batches.entries()) {
    if (rank < from || rank >= until) continue
    await recordVisits(testPayload.payload, batch, anonymousViewsOf(batch, rank))
  }
}

async function expectStoredFigures(
  seen: readonly VisitorPageView[][],
  struck: readonly PlainExclusion[],
  zone: SiteTimezone,
) {
  const anonymous = seen.flatMap(anonymousViewsOf)
  const plain = plainFigures({ visits: seen.flat(), anonymous }, struck, zone)
  const kept = await storedFigures(testPayload.payload.db.pool)
  expect({ views: kept.views, visits: kept.visits }).toEqual({
    views: plain.views,
    visits: plain.visits,
  })
  const views = plain.views.map(([, count]) => count).reduce((sum, count) => sum + count, 0)
  expect(kept.totals.views).toBe(views)
  const times = seen.flat().map(({ receivedAt }) => receivedAt.getTime())
  const moments = [
    times[Math.floor(times.length / 2)] ?? 0,
    ...[0, 5, 25, 40].map((days) => (times.at(-1) ?? 0) + days * 86_400_000),
  ]
  for (const day of moments.map((moment) => dayInTimezone(zone, new Date(moment)))) {
    for (const range of VISIT_RANGE_DAYS) {
      expect(await kept.visitorsUntil(day, range)).toBe(plain.visitorsUntil(day, range))
    }
  }
}

test('After any exclusions and their end, the counters equal the visits that are not excluded', async () => {
  const { payload } = testPayload
  await fc.assert(
    fc.asyncProperty(
      scenarioArbitrary,
      async ({ timezone, referrers, exclusions, writesBetween, ...asked }) => {
        let rank = 0
        const batches = asked.batches.map((batch) =>
          batch.map((visit) => ({
            ...visit,
            referrer: referrers[rank++ % referrers.length] ?? '',
          })),
        )
        const times = batches.flat().map(({ receivedAt }) => receivedAt.getTime())
        const [first = 0, last = 0] = [times[0], times.at(-1)]
        const at = (share: number | null) =>
          share === null ? null : new Date(Math.round(first + ((last - first) * share) / 60))
        const half = Math.floor(batches.length / 2)
        await resetVisits(timezone)
        await recordBatches(batches, 0, half)
        const struck: StoredExclusion[] = []
        for (const { kind, value, from, until } of exclusions) {
          const [since, end] = [at(from), at(until)]
          struck.push(await createExclusion({ kind, value, since, until: end }))
        }
        const between = writesBetween ? half + 1 : half
        await recordBatches(batches, half, between)
        for (const { since } of struck) await rebuildVisitCounters(payload, since)
        await expectStoredFigures(batches.slice(0, between), struck, timezone)
        await recordBatches(batches, between, batches.length)
        await expectStoredFigures(batches, struck, timezone)
        await rebuildVisitCounters(payload)
        await expectStoredFigures(batches, struck, timezone)
        const [taken, ...others] = struck
        if (!taken) return
        await payload.db.pool.query(
          'UPDATE visit_exclusions SET is_in_force = false WHERE id = $1',
          [taken.id],
        )
        await rebuildVisitCounters(payload, taken.since)
        await expectStoredFigures(batches, others, timezone)
      },
    ),
    { numRuns: 10, endOnFailure: true },
  )
})
