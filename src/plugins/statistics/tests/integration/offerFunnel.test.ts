import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { periodOfLastDays } from '@/src/domain/visits/period'
import { findMostViewedOffers } from '@/src/plugins/statistics/queries/findMostViewedOffers'
import { readOfferFunnel } from '@/src/plugins/statistics/queries/readOfferFunnel'
import { aJobApplication, aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit, forgetVisits } from '@/tests/support/visits'

const NOW = new Date('2026-11-22T12:00:00Z')
const timezone = 'Europe/Paris'
const period = periodOfLastDays(7, '2026-11-22')
const asked = { range: 7, now: NOW, timezone } as const

let started: TestPayload
beforeAll(async () => {
  started = await startTestPayload()
})
afterAll(() => started.stop())
beforeEach(() => forgetVisits(started.payload))

const seen = (pagePath: string, visit: Parameters<typeof aVisit>[0] = {}) =>
  aVisit({ pagePath, receivedAt: NOW, visitorId: `visitor_${visit.source ?? 'direct'}`, ...visit })

const rename = (id: number, slug: string) =>
  started.payload.update({
    collection: 'job-offers',
    id,
    data: { slug },
    context: { disableRevalidate: true },
  })

async function apply(jobOffer: number, application: object, day = '2026-11-22T11:00:00Z') {
  const { id } = await aJobApplication(started.payload, { jobOffer, ...application })
  const query = 'UPDATE job_applications SET created_at = $2 WHERE id = $1'
  await started.payload.db.pool.query(query, [id, day])
}

test('The funnel of an offer leads from its views to its applications, by source', async () => {
  const { payload } = started
  const { id, slug } = await aJobOffer(payload)
  const before = { receivedAt: new Date('2026-11-15T22:59:59Z'), sessionId: 'session_0' }
  await recordVisits(
    payload,
    [
      seen(`/nos-offres/${slug}`, before),
      seen(`/nos-offres/${slug}`, { source: 'organic' }),
      seen(`/postuler/${slug}`, { source: 'organic' }),
      seen(`/en/nos-offres/${slug}`, { source: 'social' }),
      seen(`/nos-offres/${slug}-bis`, { source: 'social' }),
    ],
    [{ pagePath: `/nos-offres/${slug}`, receivedAt: NOW }],
  )
  await apply(id, { source: 'organic', status: 'accepted' })
  await apply(id, { source: 'organic' })
  await apply(id, { source: 'social' }, '2026-11-15T22:59:59Z')
  await apply(id, {})
  const nothing = { views: 0, formsOpened: 0, applications: 0, accepted: 0 }
  expect(await readOfferFunnel(payload, { offer: id, period, timezone })).toEqual([
    { source: 'organic', views: 1, formsOpened: 1, applications: 2, accepted: 1 },
    { source: 'social', ...nothing, views: 1 },
    { source: 'email', ...nothing },
    { source: 'referral', ...nothing },
    { source: 'direct', ...nothing },
    { source: null, ...nothing, views: 1, applications: 1 },
  ])
})

test('Visits of a former slug of the offer are counted', async () => {
  const { payload } = started
  const { id, slug } = await aJobOffer(payload)
  await recordVisits(payload, [seen(`/nos-offres/${slug}`)], [])
  await rename(id, `${slug}-nouveau`)
  await recordVisits(payload, [seen(`/nos-offres/${slug}-nouveau`)], [])
  const funnel = await readOfferFunnel(payload, { offer: id, period, timezone })
  expect(funnel.find(({ source }) => source === 'direct')).toMatchObject({ views: 2 })
})

test('Active offers with most views come first', async () => {
  const { payload } = started
  const [first, second, closed] = [
    await aJobOffer(payload),
    await aJobOffer(payload),
    await aJobOffer(payload, { isActive: false }),
  ]
  await recordVisits(
    payload,
    [second, first, second, closed].map(({ slug }) => seen(`/nos-offres/${slug}`)),
    [],
  )
  expect(await findMostViewedOffers(payload, asked)).toEqual([
    { id: second.id, title: second.title },
    { id: first.id, title: first.title },
  ])
})
