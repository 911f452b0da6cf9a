import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { VISIT_BROWSERS, VISIT_SYSTEMS } from '@/src/domain/visits/visit'
import { readRange } from '@/tests/support/readRange'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit, forgetVisits } from '@/tests/support/visits'

const NOW = new Date('2026-11-22T12:00:00Z')
const minutesAfterNow = (count: number) => new Date(NOW.getTime() + count * 60_000)

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

beforeEach(() => forgetVisits(testPayload.payload))

const recordVisitsOf = (...visits: Parameters<typeof aVisit>[0][]) =>
  recordVisits(testPayload.payload, visits.map(aVisit), [])

async function readRows(view: string) {
  return (await testPayload.payload.db.pool.query(`SELECT * FROM ${view} ORDER BY created_at`)).rows
}

const readRangeStats = (range: 7 | 30 | 90 = 7, now = NOW) =>
  readRange(testPayload.payload, { range, now, timezone: 'Europe/Paris' })

describe('A page view', () => {
  test('is one row with all its fields', async () => {
    await recordVisitsOf({
      pagePath: '/nos-offres',
      referrer: 'https://www.google.fr/',
      source: 'organic',
    })
    const visit = aVisit()
    expect(await readRows('page_visits')).toEqual([
      {
        visitor_id: visit.visitorId,
        session_id: visit.sessionId,
        page_path: '/nos-offres',
        page_title: visit.pageTitle,
        referrer: 'https://www.google.fr/',
        user_agent: visit.userAgent,
        device_type: 'desktop',
        browser: 'firefox',
        os: 'linux',
        screen_resolution: '1920x1080',
        source: 'organic',
        created_at: visit.receivedAt,
      },
    ])
  })

  test('is stored with each known browser and system', async () => {
    await recordVisitsOf(
      ...VISIT_BROWSERS.map((browser) => ({ browser, visitorId: `visitor_${browser}` })),
      ...VISIT_SYSTEMS.map((os) => ({ os, visitorId: `visitor_0_${os}` })),
    )
    const sessions = await readRows('visitor_sessions')
    expect(new Set(sessions.map(({ browser }) => browser))).toEqual(new Set(VISIT_BROWSERS))
    expect(new Set(sessions.map(({ os }) => os))).toEqual(new Set(VISIT_SYSTEMS))
  })

  test('continues its session, whose source stays that of its first page view', async () => {
    await recordVisitsOf(
      { receivedAt: minutesAfterNow(0), referrer: 'https://www.google.fr/', source: 'organic' },
      { receivedAt: minutesAfterNow(3), pagePath: '/nos-offres', source: 'direct' },
    )
    await recordVisitsOf({
      receivedAt: minutesAfterNow(32),
      pagePath: '/mentions-legales',
      source: 'direct',
    })
    expect(await readRows('visitor_sessions')).toMatchObject([
      {
        visitor_id: aVisit().visitorId,
        session_id: aVisit().sessionId,
        entry_page: '/',
        exit_page: '/mentions-legales',
        referrer: 'https://www.google.fr/',
        source: 'organic',
        page_views: 3,
        created_at: minutesAfterNow(0),
        updated_at: minutesAfterNow(32),
      },
    ])
    expect(new Set((await readRows('page_visits')).map(({ source }) => source))).toEqual(
      new Set(['organic']),
    )
  })

  test('starts a new session after half an hour, although the browser sends the same id', async () => {
    await recordVisitsOf({ receivedAt: minutesAfterNow(0) }, { receivedAt: minutesAfterNow(30) })
    await recordVisitsOf({ receivedAt: minutesAfterNow(59) }, { receivedAt: minutesAfterNow(90) })
    const sessions = await readRows('visitor_sessions')
    expect(sessions.map(({ session_id, page_views }) => [session_id, page_views])).toEqual([
      [aVisit().sessionId, 1],
      [`${aVisit().sessionId}-2`, 2],
      [`${aVisit().sessionId}-3`, 1],
    ])
  })

  test('in another tab continues the visit and its source', async () => {
    const other = { source: 'direct', pagePath: '/nos-offres/a' } as const
    await recordVisitsOf({ receivedAt: minutesAfterNow(0), source: 'social' })
    await recordVisitsOf({ ...other, sessionId: 'session_2', receivedAt: minutesAfterNow(29) })
    await recordVisitsOf({ ...other, sessionId: 'session_3', receivedAt: minutesAfterNow(58) })
    expect(await readRows('visitor_sessions')).toMatchObject([
      {
        session_id: aVisit().sessionId,
        source: 'social',
        page_views: 3,
        created_at: minutesAfterNow(0),
      },
    ])
  })

  test('from a campaign link starts another visit, which all tabs continue', async () => {
    await recordVisitsOf({ receivedAt: minutesAfterNow(0), source: 'social' })
    await recordVisitsOf({ receivedAt: minutesAfterNow(1), source: 'email', isCampaign: true })
    await recordVisitsOf({
      receivedAt: minutesAfterNow(2),
      source: 'direct',
      sessionId: 'session_2',
    })
    const sessions = await readRows('visitor_sessions')
    expect(sessions.map(({ source, page_views }) => [source, page_views])).toEqual([
      ['social', 1],
      ['email', 2],
    ])
  })

  test('after a pause starts a new visit, although its tab was open in the earlier one', async () => {
    await recordVisitsOf(
      { receivedAt: minutesAfterNow(0) },
      { receivedAt: minutesAfterNow(1), sessionId: 'session_2' },
    )
    await recordVisitsOf({ receivedAt: minutesAfterNow(60), sessionId: 'session_2' })
    await recordVisitsOf({ receivedAt: minutesAfterNow(61) })
    const sessions = await readRows('visitor_sessions')
    expect(sessions.map(({ session_id, page_views }) => [session_id, page_views])).toEqual([
      [aVisit().sessionId, 2],
      ['session_2', 2],
    ])
  })

  test('continues only sessions that the server created', async () => {
    await recordVisitsOf({ receivedAt: minutesAfterNow(-24 * 60) })
    await testPayload.payload.db.pool.query('UPDATE visitors SET session_id = NULL')
    await recordVisitsOf({ receivedAt: minutesAfterNow(0), sessionId: 'session_2' })
    expect((await readRangeStats()).totals).toMatchObject({ totalVisits: 2, uniqueVisitors: 1 })
  })

  test('of another visitor is in another session, even with a copied id', async () => {
    await recordVisitsOf({}, { visitorId: 'visitor_1795363200000_other' })
    expect(await readRows('visitor_sessions')).toHaveLength(2)
  })

  test('with a text that PostgreSQL cannot store does not prevent other rows', async () => {
    await recordVisitsOf(
      { receivedAt: minutesAfterNow(0), pageTitle: 'a\0b\ud800' },
      { receivedAt: minutesAfterNow(1), referrer: 'é'.repeat(5000), pagePath: '/nos-offres' },
    )
    expect(await readRows('page_visits')).toMatchObject([
      { page_title: 'ab' },
      { page_path: '/nos-offres', referrer: 'é'.repeat(600) },
    ])
  })
})

test('A page viewed without consent is stored as path and time, without personal data', async () => {
  await recordVisits(testPayload.payload, [], [{ pagePath: '/nos-offres', receivedAt: NOW }])
  const [row] = await readRows('page_visits')
  const { page_path, created_at, ...rest } = row
  expect([page_path, created_at]).toEqual(['/nos-offres', NOW])
  expect(new Set(Object.values(rest))).toEqual(new Set([null]))
  expect(await readRangeStats()).toMatchObject({
    anonymousViews: 1,
    totals: { pageViews: 1, totalVisits: 0, uniqueVisitors: 0, bounceRate: 0 },
  })
})

describe('The figures', () => {
  test('without visits are zero, for each day, device and source', async () => {
    const nothing = { count: 0, percentage: 0 }
    const empty = await readRangeStats(30)
    expect(empty).toMatchObject({
      totals: { totalVisits: 0, uniqueVisitors: 0, pageViews: 0, avgSessionDuration: 0 },
      trend: null,
      topPages: [],
      deviceStats: ['desktop', 'mobile', 'tablet'].map((device) => ({ device, ...nothing })),
      realTimeVisitors: 0,
    })
    expect(empty.trafficSources).toHaveLength(5)
    expect(empty.dailyVisits[0]).toEqual({ date: '2026-11-09', visits: 0, views: 0 })
    expect(empty.dailyVisits.at(-1)).toEqual({ date: '2026-11-22', visits: 0, views: 0 })
  })

  test('are those of the range, and of as many whole days a week earlier', async () => {
    const other = { visitorId: 'visitor_2', device: 'mobile', source: 'organic' } as const
    await recordVisitsOf(
      // A visit on the day before the earlier week, so that counting had begun.
      { receivedAt: new Date('2026-11-07T12:00:00Z') },
      // A visit on the last day of the earlier week.
      { receivedAt: new Date('2026-11-14T22:30:00Z') },
      // 23:30 UTC on the 14th is the 15th in Paris: before the range, and a Sunday as today.
      { receivedAt: new Date('2026-11-14T23:30:00Z') },
      { receivedAt: new Date('2026-11-15T23:30:00Z') },
      { ...other, receivedAt: minutesAfterNow(-4) },
      { ...other, receivedAt: minutesAfterNow(-2), pagePath: '/nos-offres' },
      { ...other, receivedAt: minutesAfterNow(-1) },
    )
    expect(await readRangeStats(7)).toMatchObject({
      totals: {
        totalVisits: 2,
        uniqueVisitors: 2,
        pageViews: 4,
        avgSessionDuration: 90,
        bounceRate: 50,
      },
      trend: {
        current: { totalVisits: 1, uniqueVisitors: 1, pageViews: 1, bounceRate: 100 },
        previous: {
          totalVisits: 1,
          uniqueVisitors: 1,
          pageViews: 1,
          avgSessionDuration: 0,
          bounceRate: 100,
        },
      },
      topPages: [
        { page: '/', views: 3, percentage: 75 },
        { page: '/nos-offres', views: 1, percentage: 25 },
      ],
      realTimeVisitors: 1,
    })
    expect((await readRangeStats(30)).trend).toBeNull()
  })

  test('of a steady site show no change in the morning, with or without weekends', async () => {
    const days = Array.from({ length: 70 }, (_, ago) => minutesAfterNow(-24 * 60 * (1 + ago)))
    const workdays = days.filter((day) => day.getUTCDay() % 6 !== 0)
    await recordVisitsOf(...workdays.map((receivedAt) => ({ receivedAt })))
    for (const range of [7, 30] as const) {
      const { trend } = await readRangeStats(range)
      expect(trend?.current.totalVisits).toBeGreaterThan(0)
      expect(trend?.current).toEqual(trend?.previous)
    }
  })
})
