import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { VISIT_RANGE_DAYS } from '@/src/domain/visits/visitStats'
import { seedJobApplications } from '@/src/plugins/demo-content/seed/seedJobApplications'
import { seedJobOffers } from '@/src/plugins/demo-content/seed/seedJobOffers'
import { seedVisits } from '@/src/plugins/demo-content/seed/visits/seedVisits'
import { rebuildVisitCounters } from '@/src/plugins/statistics/commands/rebuildVisitCounters'
import { removeDemoVisits } from '@/src/plugins/statistics/commands/removeDemoVisits'
import { findDemoVisitsPeriod } from '@/src/plugins/statistics/queries/findDemoVisitsPeriod'
import { inMillionths, rawVisitStats } from '@/tests/support/rawVisitStats'
import { readRange } from '@/tests/support/readRange'
import { aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit } from '@/tests/support/visits'

const NOW = new Date('2026-11-24T15:00:00Z')
const TIMEZONE = 'Europe/Paris'

let site: TestPayload

beforeAll(async () => {
  site = await startTestPayload()
  await seedJobOffers(site.payload, NOW)
  await seedJobApplications(site.payload, NOW)
  await seedVisits(site.payload, NOW)
})
afterAll(() => site.stop())

const rows = async (query: string) => (await site.payload.db.pool.query(query)).rows
const stats = (range: (typeof VISIT_RANGE_DAYS)[number]) =>
  readRange(site.payload, { range, now: NOW, timezone: TIMEZONE })

async function expectTrue() {
  for (const range of VISIT_RANGE_DAYS) {
    const asked = { range, now: NOW, timezone: TIMEZONE } as const
    expect(inMillionths(await stats(range))).toEqual(
      inMillionths(await rawVisitStats(site.payload.db.pool, asked)),
    )
  }
}

test('The demo visits cover ninety days, are fewer at weekends, and show no present visitor', async () => {
  expect(await findDemoVisitsPeriod(site.payload)).toEqual({ from: '2026-08-27', to: '2026-11-24' })
  const days = await rows(`
    SELECT extract(isodow FROM day) > 5 AS rests, sum(sessions)::int AS visits
    FROM session_days GROUP BY day ORDER BY day`)
  expect(days).toHaveLength(90)
  const mean = (rests: boolean) => {
    const such = days.filter((day) => day.rests === rests)
    return such.reduce((sum, { visits }) => sum + visits, 0) / such.length
  }
  expect(mean(true)).toBeLessThan(0.6 * mean(false))
  expect((await stats(30)).realTimeVisitors).toBe(0)
  expect((await stats(30)).trafficSources.every(({ count }) => count > 20)).toBe(true)
  expect((await stats(30)).deviceStats.every(({ count }) => count > 20)).toBe(true)
  await expectTrue()
})

test('Each visited path exists, and each candidate opened the form from the source of the application', async () => {
  const { parseReportedPath } = await import('@/src/domain/visits/visitPath')
  const { findVisitedSourceSlugs } = await import('@/src/queries/findVisitedSourceSlugs')
  const paths: string[] = (
    await rows('SELECT text FROM visit_texts WHERE id IN (SELECT path_id FROM visits)')
  ).map(({ text }) => text)
  const asked = paths.flatMap((path) => parseReportedPath(path).needs ?? [])
  const offers = asked.filter(({ kind }) => kind === 'offer' || kind === 'application')
  const houseSlug = await findVisitedSourceSlugs(site.payload, offers)
  expect(offers.filter((thing) => !houseSlug(thing))).toEqual([])
  expect(paths.filter((path) => parseReportedPath(path).path === '/404')).toEqual([])

  const candidates = await rows(`
    SELECT coalesce(offer.slug, 'candidature-spontanee') AS slug, application.source::text
    FROM job_applications application LEFT JOIN job_offers offer ON offer.id = job_offer_id
    WHERE application.source IS NOT NULL`)
  const forms = await rows(`
    SELECT DISTINCT replace(replace(page_path, '/postuler/', ''), '/merci', '') AS slug,
      source::text FROM page_visits WHERE page_path LIKE '%/merci'`)
  const inOneOrder = (ways: { slug: string; source: string }[]) =>
    ways.map(({ slug, source }) => `${slug.replace('/en', '')} ${source}`).sort()
  expect(inOneOrder(forms)).toEqual(inOneOrder(candidates))
  expect(candidates.length).toBeGreaterThan(4)
})

test('A second seed adds no demo visits', async () => {
  const before = await rows('SELECT count(*) FROM visits')
  await seedVisits(site.payload, NOW)
  expect(await rows('SELECT count(*) FROM visits')).toEqual(before)
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
  await recordVisits(site.payload, real, [{ pagePath: '/', receivedAt: NOW }])
  const user = {
    ...(await aUser(site.payload, { role: 'super-admin' })),
    collection: 'users' as const,
  }
  expect(await removeDemoVisits(site.payload, { user })).toBe(true)

  expect(await findDemoVisitsPeriod(site.payload)).toBeNull()
  expect(await rows('SELECT count(*)::int FROM visits')).toEqual([{ count: 4 }])
  expect(await rows('SELECT count(*)::int FROM visit_sessions')).toEqual([{ count: 2 }])
  expect(await stats(30)).toMatchObject({
    totals: { totalVisits: 1, uniqueVisitors: 1, pageViews: 3 },
  })
  await expectTrue()
  const counters = () => rows('SELECT * FROM session_days ORDER BY day')
  const removed = await counters()
  await rebuildVisitCounters(site.payload)
  expect(await counters()).toEqual(removed)

  const { docs } = await site.payload.find({
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
  expect(await removeDemoVisits(site.payload, { user })).toBe(false)
})
