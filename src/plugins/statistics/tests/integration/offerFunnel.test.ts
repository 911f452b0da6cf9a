import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { periodOfLastDays } from '@/src/domain/visits/period'
import { findMostViewedOffers } from '@/src/plugins/statistics/queries/findMostViewedOffers'
import { readOfferFunnel } from '@/src/plugins/statistics/queries/readOfferFunnel'
import { aJobApplication, aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit, forgetVisits } from '@/tests/support/visits'

const NOW = new Date('2026-11-22T12:00:00Z')
const SITE_TIMEZONE = 'Europe/Paris'
const LAST_SEVEN_DAYS = periodOfLastDays(7, '2026-11-22')
const FUNNEL_QUERY = { range: 7, now: NOW, timezone: SITE_TIMEZONE } as const

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())
beforeEach(() => forgetVisits(testPayload.payload))

const aPageView = (pagePath: string, visit: Parameters<typeof aVisit>[0] = {}) =>
  aVisit({ pagePath, receivedAt: NOW, visitorId: `visitor_${visit.source ?? 'direct'}`, ...visit })

const renameOfferSlug = (id: number, slug: string) =>
  testPayload.payload.update({
    collection: 'job-offers',
    id,
    data: { slug },
    context: { disableRevalidate: true },
  })

async function createApplicationOnDay(
  jobOffer: number,
  application: object,
  day = '2026-11-22T11:00:00Z',
) {
  const { id } = await aJobApplication(testPayload.payload, { jobOffer, ...application })
  const query = 'UPDATE job_applications SET created_at = $2 WHERE id = $1'
  await testPayload.payload.db.pool.query(query, [id, day])
}

test('The funnel of an offer leads from its views to its applications, by source', async () => {
  const { payload } = testPayload
  const { id, slug } = await aJobOffer(payload)
  const before = { receivedAt: new Date('2026-11-15T22:59:59Z'), sessionId: 'session_0' }
  await recordVisits(
    payload,
    [
      aPageView(`/nos-offres/${slug}`, before),
      aPageView(`/nos-offres/${slug}`, { source: 'organic' }),
      aPageView(`/postuler/${slug}`, { source: 'organic' }),
      aPageView(`/en/nos-offres/${slug}`, { source: 'social' }),
      aPageView(`/nos-offres/${slug}-bis`, { source: 'social' }),
    ],
    [{ pagePath: `/nos-offres/${slug}`, receivedAt: NOW }],
  )
  await createApplicationOnDay(id, { source: 'organic', status: 'accepted' })
  await createApplicationOnDay(id, { source: 'organic' })
  await createApplicationOnDay(id, { source: 'social' }, '2026-11-15T22:59:59Z')
  await createApplicationOnDay(id, {})
  const nothing = { views: 0, formsOpened: 0, applications: 0, accepted: 0 }
  expect(
    await readOfferFunnel(payload, { offer: id, period: LAST_SEVEN_DAYS, timezone: SITE_TIMEZONE }),
  ).toEqual([
    { source: 'organic', views: 1, formsOpened: 1, applications: 2, accepted: 1 },
    { source: 'social', ...nothing, views: 1 },
    { source: 'email', ...nothing },
    { source: 'referral', ...nothing },
    { source: 'direct', ...nothing },
    { source: null, ...nothing, views: 1, applications: 1 },
  ])
})

test('Visits of a former slug of the offer are counted', async () => {
  const { payload } = testPayload
  const { id, slug } = await aJobOffer(payload)
  await recordVisits(payload, [aPageView(`/nos-offres/${slug}`)], [])
  await renameOfferSlug(id, `${slug}-nouveau`)
  await recordVisits(payload, [aPageView(`/nos-offres/${slug}-nouveau`)], [])
  const funnel = await readOfferFunnel(payload, {
    offer: id,
    period: LAST_SEVEN_DAYS,
    timezone: SITE_TIMEZONE,
  })
  expect(funnel.find(({ source }) => source === 'direct')).toMatchObject({ views: 2 })
})

test('Active offers with most views come first', async () => {
  const { payload } = testPayload
  const [first, second, closed] = [
    await aJobOffer(payload),
    await aJobOffer(payload),
    await aJobOffer(payload, { isActive: false }),
  ]
  await recordVisits(
    payload,
    [second, first, second, closed].map(({ slug }) => aPageView(`/nos-offres/${slug}`)),
    [],
  )
  expect(await findMostViewedOffers(payload, FUNNEL_QUERY)).toEqual([
    { id: second.id, title: second.title },
    { id: first.id, title: first.title },
  ])
})
