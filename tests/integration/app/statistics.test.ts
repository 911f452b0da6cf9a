import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { readRange } from '@/tests/support/readRange'
import { aJobOffer } from '@/tests/support/records'
import { sessionOf } from '@/tests/support/sessionOf'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit } from '@/tests/support/visits'

let testPayload: TestPayload
let moderatorHeaders: Record<string, string>

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

beforeAll(async () => {
  testPayload = await startTestPayload()
  moderatorHeaders = await sessionOf(testPayload.payload, { role: 'moderator' })
  const offer = await aJobOffer(testPayload.payload, { title: '=Pilote', isActive: false })
  const active = await aJobOffer(testPayload.payload, { title: 'Analyste' })
  const visits = [
    { receivedAt: daysAgo(40), sessionId: 'session_1', visitorId: 'visitor_1' },
    { receivedAt: daysAgo(20), sessionId: 'session_2', source: 'social', device: 'mobile' },
    { receivedAt: daysAgo(20), sessionId: 'session_2', pagePath: `/nos-offres/${offer.slug}` },
    { receivedAt: daysAgo(20), sessionId: 'session_2', pagePath: `/nos-offres/${active.slug}` },
    { receivedAt: daysAgo(0), sessionId: 'session_3', visitorId: 'visitor_1', pagePath: '/404' },
  ] as const
  await recordVisits(testPayload.payload, visits.map(aVisit), [
    { pagePath: '/', receivedAt: daysAgo(0) },
  ])
})
afterAll(() => testPayload.stop())

async function requestStatistics(query: string, headers = moderatorHeaders) {
  const { GET } = await import('@/src/app/api/statistiques/route')
  return GET(new Request(`https://exemplia.test/api/statistiques${query}`, { headers }))
}

describe('The visit statistics', () => {
  test.each([
    ['', 30, 2],
    ['?jours=7', 7, 1],
    ['?jours=30', 30, 2],
    ['?jours=90', 90, 3],
  ] as const)('for « %s » cover %i days', async (query, range, totalVisits) => {
    const answer = await requestStatistics(query)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const { stats, ...told } = await answer.json()
    expect(told.range).toBe(range)
    expect(stats).toMatchObject({ totals: { totalVisits } })
    const { payload } = testPayload
    const asked = { range, now: new Date(), timezone: 'Europe/Paris' } as const
    expect(stats).toEqual(JSON.parse(JSON.stringify(await readRange(payload, asked))))
  })

  test('show the title that staff gave a page, also of a page that visitors no longer see', async () => {
    const { pageTitles } = await (await requestStatistics('')).json()
    expect(Object.values(pageTitles).sort()).toEqual(['=Pilote', 'Analyste'])
  })

  test.each([
    '?jours=',
    '?jours=31',
    '?jours=7.0',
    '?jours=1e2',
    '?jours=-7',
    '?jours=%00',
    '?jours=NaN',
  ])('are refused for the range %s', async (query) => {
    expect((await requestStatistics(query)).status).toBe(400)
  })

  test('are closed to anonymous visitors and to requests of other sites', async () => {
    expect((await requestStatistics('', {})).status).toBe(401)
    expect(
      (await requestStatistics('', { ...moderatorHeaders, 'Sec-Fetch-Site': 'cross-site' })).status,
    ).toBe(403)
  })

  test('show the number of present visitors', async () => {
    const { GET } = await import('@/src/app/api/statistiques/temps-reel/route')
    const address = 'https://exemplia.test/api/statistiques/temps-reel'
    const answer = await GET(new Request(address, { headers: moderatorHeaders }))
    expect(await answer.json()).toEqual({ visitors: 1 })
  })
})
