import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { VISIT_BROWSERS, VISIT_SYSTEMS } from '@/src/domain/visits/visit'
import { readRange } from '@/tests/support/readRange'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit, forgetVisits } from '@/tests/support/visits'

const NOW = new Date('2026-11-22T12:00:00Z')
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)

let started: TestPayload
beforeAll(async () => {
  started = await startTestPayload()
})
afterAll(() => started.stop())

beforeEach(() => forgetVisits(started.payload))

const record = (...visits: Parameters<typeof aVisit>[0][]) =>
  recordVisits(started.payload, visits.map(aVisit), [])

async function rowsOf(view: string) {
  return (await started.payload.db.pool.query(`SELECT * FROM ${view} ORDER BY created_at`)).rows
}

const stats = (range: 7 | 30 | 90 = 7, now = NOW) =>
  readRange(started.payload, { range, now, timezone: 'Europe/Paris' })

describe('A page view', () => {
  test('is one row with all its fields', async () => {
    await record({ pagePath: '/nos-offres', referrer: 'https://www.google.fr/', source: 'organic' })
    const visit = aVisit()
    expect(await rowsOf('page_visits')).toEqual([
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
    await record(
      ...VISIT_BROWSERS.map((browser) => ({ browser, visitorId: `visitor_${browser}` })),
      ...VISIT_SYSTEMS.map((os) => ({ os, visitorId: `visitor_0_${os}` })),
    )
    const sessions = await rowsOf('visitor_sessions')
    expect(new Set(sessions.map(({ browser }) => browser))).toEqual(new Set(VISIT_BROWSERS))
    expect(new Set(sessions.map(({ os }) => os))).toEqual(new Set(VISIT_SYSTEMS))
  })

  test('continues its session, whose source stays that of its first page view', async () => {
    await record(
      { receivedAt: minutes(0), referrer: 'https://www.google.fr/', source: 'organic' },
      { receivedAt: minutes(3), pagePath: '/nos-offres', source: 'direct' },
    )
    await record({ receivedAt: minutes(32), pagePath: '/mentions-legales', source: 'direct' })
    expect(await rowsOf('visitor_sessions')).toMatchObject([
      {
        visitor_id: aVisit().visitorId,
        session_id: aVisit().sessionId,
        entry_page: '/',
        exit_page: '/mentions-legales',
        referrer: 'https://www.google.fr/',
        source: 'organic',
        page_views: 3,
        created_at: minutes(0),
        updated_at: minutes(32),
      },
    ])
    expect(new Set((await rowsOf('page_visits')).map(({ source }) => source))).toEqual(
      new Set(['organic']),
    )
  })

  test('starts a new session after half an hour, although the browser sends the same id', async () => {
    await record({ receivedAt: minutes(0) }, { receivedAt: minutes(30) })
    await record({ receivedAt: minutes(59) }, { receivedAt: minutes(90) })
    const sessions = await rowsOf('visitor_sessions')
    expect(sessions.map(({ session_id, page_views }) => [session_id, page_views])).toEqual([
      [aVisit().sessionId, 1],
      [`${aVisit().sessionId}-2`, 2],
      [`${aVisit().sessionId}-3`, 1],
    ])
  })

  test('in another tab continues the visit and its source', async () => {
    const other = { source: 'direct', pagePath: '/nos-offres/a' } as const
    await record({ receivedAt: minutes(0), source: 'social' })
    await record({ ...other, sessionId: 'session_2', receivedAt: minutes(29) })
    await record({ ...other, sessionId: 'session_3', receivedAt: minutes(58) })
    expect(await rowsOf('visitor_sessions')).toMatchObject([
      { session_id: aVisit().sessionId, source: 'social', page_views: 3, created_at: minutes(0) },
    ])
  })

  test('from a campaign link starts another visit, which all tabs continue', async () => {
    await record({ receivedAt: minutes(0), source: 'social' })
    await record({ receivedAt: minutes(1), source: 'email', isCampaign: true })
    await record({ receivedAt: minutes(2), source: 'direct', sessionId: 'session_2' })
    const sessions = await rowsOf('visitor_sessions')
    expect(sessions.map(({ source, page_views }) => [source, page_views])).toEqual([
      ['social', 1],
      ['email', 2],
    ])
  })

  test('after a pause starts a new visit, although its tab was open in the earlier one', async () => {
    await record({ receivedAt: minutes(0) }, { receivedAt: minutes(1), sessionId: 'session_2' })
    await record({ receivedAt: minutes(60), sessionId: 'session_2' })
    await record({ receivedAt: minutes(61) })
    const sessions = await rowsOf('visitor_sessions')
    expect(sessions.map(({ session_id, page_views }) => [session_id, page_views])).toEqual([
      [aVisit().sessionId, 2],
      ['session_2', 2],
    ])
  })

  test('continues only sessions that the server created', async () => {
    await record({ receivedAt: minutes(-24 * 60) })
    await started.payload.db.pool.query('UPDATE visitors SET session_id = NULL')
    await record({ receivedAt: minutes(0), sessionId: 'session_2' })
    expect((await stats()).totals).toMatchObject({ totalVisits: 2, uniqueVisitors: 1 })
  })

  test('of another visitor is in another session, even with a copied id', async () => {
    await record({}, { visitorId: 'visitor_1795363200000_other' })
    expect(await rowsOf('visitor_sessions')).toHaveLength(2)
  })

  test('with a text that PostgreSQL cannot store does not prevent other rows', async () => {
    await record(
      { receivedAt: minutes(0), pageTitle: 'a\0b\ud800' },
      { receivedAt: minutes(1), referrer: 'é'.repeat(5000), pagePath: '/nos-offres' },
    )
    expect(await rowsOf('page_visits')).toMatchObject([
      { page_title: 'ab' },
      { page_path: '/nos-offres', referrer: 'é'.repeat(600) },
    ])
  })
})

test('A page viewed without consent is stored as path and time, without personal data', async () => {
  await recordVisits(started.payload, [], [{ pagePath: '/nos-offres', receivedAt: NOW }])
  const [row] = await rowsOf('page_visits')
  const { page_path, created_at, ...rest } = row
  expect([page_path, created_at]).toEqual(['/nos-offres', NOW])
  expect(new Set(Object.values(rest))).toEqual(new Set([null]))
  expect(await stats()).toMatchObject({
    anonymousViews: 1,
    totals: { pageViews: 1, totalVisits: 0, uniqueVisitors: 0, bounceRate: 0 },
  })
})

describe('The figures', () => {
  test('without visits are zero, for each day, device and source', async () => {
    const nothing = { count: 0, percentage: 0 }
    const empty = await stats(30)
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
    await record(
      // A visit on the day before the earlier week, so that counting had begun.
      { receivedAt: new Date('2026-11-07T12:00:00Z') },
      // A visit on the last day of the earlier week.
      { receivedAt: new Date('2026-11-14T22:30:00Z') },
      // 23:30 UTC on the 14th is the 15th in Paris: before the range, and a Sunday as today.
      { receivedAt: new Date('2026-11-14T23:30:00Z') },
      { receivedAt: new Date('2026-11-15T23:30:00Z') },
      { ...other, receivedAt: minutes(-4) },
      { ...other, receivedAt: minutes(-2), pagePath: '/nos-offres' },
      { ...other, receivedAt: minutes(-1) },
    )
    expect(await stats(7)).toMatchObject({
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
    expect((await stats(30)).trend).toBeNull()
  })

  test('of a steady site show no change in the morning, with or without weekends', async () => {
    const days = Array.from({ length: 70 }, (_, ago) => minutes(-24 * 60 * (1 + ago)))
    const workdays = days.filter((day) => day.getUTCDay() % 6 !== 0)
    await record(...workdays.map((receivedAt) => ({ receivedAt })))
    for (const range of [7, 30] as const) {
      const { trend } = await stats(range)
      expect(trend?.current.totalVisits).toBeGreaterThan(0)
      expect(trend?.current).toEqual(trend?.previous)
    }
  })
})
