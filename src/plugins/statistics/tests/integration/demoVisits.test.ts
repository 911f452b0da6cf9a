import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { VISIT_RANGE_DAYS } from '@/src/domain/visits/visitStats'
import { seedJobApplications } from '@/src/plugins/demo-content/seed/seedJobApplications'
import { seedJobOffers } from '@/src/plugins/demo-content/seed/seedJobOffers'
import { seedVisits } from '@/src/plugins/demo-content/seed/visits/seedVisits'
import { rebuildVisitCounters } from '@/src/plugins/statistics/commands/rebuildVisitCounters'
import { removeDemoVisits } from '@/src/plugins/statistics/commands/removeDemoVisits'
import { findDemoVisitsPeriod } from '@/src/plugins/statistics/queries/findDemoVisitsPeriod'
import { rawVisitStats, roundToMillionths } from '@/tests/support/rawVisitStats'
import { readRange } from '@/tests/support/readRange'
import { aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit } from '@/tests/support/visits'

const NOW = new Date('2026-11-24T15:00:00Z')
const SITE_TIMEZONE = 'Europe/Paris'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
  await seedJobOffers(testPayload.payload, NOW)
  await seedJobApplications(testPayload.payload, NOW)
  await seedVisits(testPayload.payload, NOW)
})
afterAll(() => testPayload.stop())

const queryRows = async (query: string) => (await testPayload.payload.db.pool.query(query)).rows
const readRangeStats = (range: (typeof VISIT_RANGE_DAYS)[number]) =>
  readRange(testPayload.payload, { range, now: NOW, timezone: SITE_TIMEZONE })

async function expectEqualStats() {
  for (const range of VISIT_RANGE_DAYS) {
    const asked = { range, now: NOW, timezone: SITE_TIMEZONE } as const
    expect(roundToMillionths(await readRangeStats(range))).toEqual(
      roundToMillionths(await rawVisitStats(testPayload.payload.db.pool, asked)),
    )
  }
}

test('The demo visits cover ninety days, are fewer at weekends, and show no present visitor', async () => {
  expect(await findDemoVisitsPeriod(testPayload.payload)).toEqual({
    from: '2026-08-27',
    to: '2026-11-24',
  })
  const days = await queryRows(`
    SELECT extract(isodow FROM day) > 5 AS rests, sum(sessions)::int AS visits
    FROM session_days GROUP BY day ORDER BY day`)
  expect(days).toHaveLength(90)
  const mean = (rests: boolean) => {
    const such = days.filter((day) => day.rests === rests)
    return such.reduce((sum, { visits }) => sum + visits, 0) / such.length
  }
  expect(mean(true)).toBeLessThan(0.6 * mean(false))
  expect((await readRangeStats(30)).realTimeVisitors).toBe(0)
  expect((await readRangeStats(30)).trafficSources.every(({ count }) => count > 20)).toBe(true)
  expect((await readRangeStats(30)).deviceStats.every(({ count }) => count > 20)).toBe(true)
  await expectEqualStats()
})

test('Each visited path exists, and each candidate opened the form from the source of the application', async () => {
  const { parseReportedPath } = await import('@/src/domain/visits/visitPath')
  const { findVisitedSourceSlugs } = await import('@/src/queries/findVisitedSourceSlugs')
  const paths: string[] = (
    await queryRows('SELECT text FROM visit_texts WHERE id IN (SELECT path_id FROM visits)')
  ).map(({ text }) => text)
  const asked = paths.flatMap((path) => parseReportedPath(path).needs ?? [])
  const offers = asked.filter(({ kind }) => kind === 'offer' || kind === 'application')
  const houseSlug = await findVisitedSourceSlugs(testPayload.payload, offers)
  expect(offers.filter((thing) => !houseSlug(thing))).toEqual([])
  expect(paths.filter((path) => parseReportedPath(path).path === '/404')).toEqual([])

  const candidates = await queryRows(`
    SELECT coalesce(offer.slug, 'candidature-spontanee') AS slug, application.source::text
    FROM job_applications application LEFT JOIN job_offers offer ON offer.id = job_offer_id
    WHERE application.source IS NOT NULL`)
  const forms = await queryRows(`
    SELECT DISTINCT replace(replace(page_path, '/postuler/', ''), '/merci', '') AS slug,
      source::text FROM page_visits WHERE page_path LIKE '%/merci'`)
  const inOneOrder = (ways: { slug: string; source: string }[]) =>
    ways.map(({ slug, source }) => `${slug.replace('/en', '')} ${source}`).sort()
  expect(inOneOrder(forms)).toEqual(inOneOrder(candidates))
  expect(candidates.length).toBeGreaterThan(4)
})

test('A second seed adds no demo visits', async () => {
  const before = await queryRows('SELECT count(*) FROM visits')
  await seedVisits(testPayload.payload, NOW)
  expect(await queryRows('SELECT count(*) FROM visits')).toEqual(before)
})

test('Demo visits are removed completely, and real visits stay', async () => {
  const real = [
    aVisit({ receivedAt: new Date('2026-11-20T10:00:00Z') }),
    aVisit({ receivedAt: new Date('2026-11-20T10:05:00Z'), pagePath: '/nos-offres' }),
    aVisit({
      receivedAt: new Date('2026-07-20T10:00:00Z'),
      visitorId: 'visitor_1795363200000demo',
    }),
  ]
  await recordVisits(testPayload.payload, real, [{ pagePath: '/', receivedAt: NOW }])
  const user = {
    ...(await aUser(testPayload.payload, { role: 'super-admin' })),
    collection: 'users' as const,
  }
  expect(await removeDemoVisits(testPayload.payload, { user })).toBe(true)

  expect(await findDemoVisitsPeriod(testPayload.payload)).toBeNull()
  expect(await queryRows('SELECT count(*)::int FROM visits')).toEqual([{ count: 4 }])
  expect(await queryRows('SELECT count(*)::int FROM visit_sessions')).toEqual([{ count: 2 }])
  expect(await readRangeStats(30)).toMatchObject({
    totals: { totalVisits: 1, uniqueVisitors: 1, pageViews: 3 },
  })
  await expectEqualStats()
  const counters = () => queryRows('SELECT * FROM session_days ORDER BY day')
  const removed = await counters()
  await rebuildVisitCounters(testPayload.payload)
  expect(await counters()).toEqual(removed)

  const { docs } = await testPayload.payload.find({
    collection: 'audit-entries',
    sort: '-createdAt',
    limit: 1,
  })
  expect(docs).toMatchObject([
    {
      action: 'deleted',
      actorId: user.id,
      subject: 'Visites de démonstration',
      details: 'du 27 août 2026 au 24 novembre 2026',
    },
  ])
  expect(await removeDemoVisits(testPayload.payload, { user })).toBe(false)
})
