import fc from 'fast-check'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { SITE_TIMEZONES, type SiteTimezone } from '@/src/domain/languages/siteLocale'
import { addDays, type Period } from '@/src/domain/visits/period'
import type { VisitorPageView } from '@/src/domain/visits/visit'
import { NO_ORIGIN } from '@/src/domain/visits/visitOrigin'
import { rebuildVisitCounters } from '@/src/plugins/statistics/commands/rebuildVisitCounters'
import { readDeclaredOrigins } from '@/src/plugins/statistics/queries/readDeclaredOrigins'
import { readOrigins } from '@/src/plugins/statistics/queries/readOrigins'
import { MAX_ORIGINS_PER_DAY } from '@/src/plugins/statistics/rules/buildVisitOrigin'
import { MAX_ORIGINS_SHOWN, type OriginGrouping } from '@/src/plugins/statistics/rules/originTable'
import { groupIntoVisits } from '@/tests/support/plainVisits'
import { aJobApplication, aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { visitBatches } from '@/tests/support/visitBatches'
import { aVisit, forgetVisits } from '@/tests/support/visits'

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
beforeEach(async () => {
  await forgetVisits(testPayload.payload)
  await testPayload.payload.db.pool.query('DELETE FROM job_applications')
})

const NOW = new Date('2026-11-24T12:00:00Z')
const TODAY: Period = { from: '2026-11-24', to: '2026-11-24' }
const spontaneousTitle = 'Candidature spontanée'

const readOriginRows = (
  group: OriginGrouping,
  period: Period = TODAY,
  timezone: SiteTimezone = 'Europe/Paris',
) => readOrigins(testPayload.payload, { group, period, timezone, spontaneousTitle })

async function createApplicationAt(application: object, at = NOW) {
  const { id } = await aJobApplication(testPayload.payload, application)
  const query = 'UPDATE job_applications SET created_at = $2 WHERE id = $1'
  await testPayload.payload.db.pool.query(query, [id, at])
}

const ORIGIN_KEYS: Record<
  Exclude<OriginGrouping, 'offer'>,
  (visit: VisitorPageView) => string[]
> = {
  source: ({ source, origin: { site } }) => [
    { Indeed: 'jobBoard', ChatGPT: 'assistant' }[site] ?? source,
  ],
  site: ({ source, origin: { site } }) => (site === '' ? ['', source] : [site]),
  campaign: ({ origin }) => [origin.utmCampaign, origin.utmSource, origin.utmMedium],
  content: ({ origin }) => [
    ...[origin.utmCampaign, origin.utmSource, origin.utmMedium, origin.utmContent],
  ],
}

/** Computes the origins by definition: a visit belongs to day and origin of its first page. */
function computePlainOrigins(
  sent: readonly VisitorPageView[],
  group: keyof typeof ORIGIN_KEYS,
  { from, to }: Period,
  timeZone: SiteTimezone,
) {
  const rows = new Map<string, { visits: number; forms: number; days: string[] }>()
  for (const pages of groupIntoVisits(sent)) {
    const [first] = pages
    const day = first?.receivedAt.toLocaleDateString('sv-SE', { timeZone }) ?? ''
    if (!first || day < from || day > to) continue
    const key = JSON.stringify(ORIGIN_KEYS[group](first))
    const row = rows.get(key) ?? { visits: 0, forms: 0, days: [] }
    const opened = pages.some(({ pagePath }) => pagePath.includes('/postuler/'))
    rows.set(key, {
      visits: row.visits + 1,
      forms: row.forms + (opened ? 1 : 0),
      days: [...row.days, day].sort(),
    })
  }
  return [...rows]
    .map(([key, { visits, forms, days }]) => {
      const of = { from: days[0], to: days.at(-1) }
      return [key, { visits, forms, applications: 0, accepted: 0, days: of }]
    })
    .sort()
}

async function expectEqualOrigins(batches: readonly VisitorPageView[][], timezone: SiteTimezone) {
  const sent = batches.flat()
  const days = sent.map(({ receivedAt }) =>
    receivedAt.toLocaleDateString('sv-SE', { timeZone: timezone }),
  )
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const middle = days[Math.floor(days.length / 2)] ?? ''
  for (const period of [
    { from: first, to: last },
    { from: middle, to: middle },
    { from: addDays(middle, 1), to: addDays(last, 9) },
  ]) {
    for (const group of ['source', 'site', 'campaign', 'content'] as const) {
      const counted = await readOriginRows(group, period, timezone)
      expect(counted.map(({ key, ...row }) => [JSON.stringify(key), row]).sort()).toEqual(
        computePlainOrigins(sent, group, period, timezone),
      )
    }
  }
}

async function setTimezone(timezone: SiteTimezone) {
  await testPayload.payload.db.pool.query('UPDATE website_settings SET timezone = $1', [timezone])
}

async function recordAllBatches(batches: readonly VisitorPageView[][]) {
  for (const visits of batches) await recordVisits(testPayload.payload, visits, [])
}

const batchesInAnyTimezone = fc
  .constantFrom(...SITE_TIMEZONES)
  .chain((timezone) =>
    fc.record({ timezone: fc.constant(timezone), batches: visitBatches(timezone) }),
  )

describe('The origins of visits equal the definition', () => {
  test('for random visits in each time zone, also after a recount', { tags: 'slow' }, async () => {
    await fc.assert(
      fc.asyncProperty(batchesInAnyTimezone, async ({ timezone, batches }) => {
        await forgetVisits(testPayload.payload)
        await setTimezone(timezone)
        await recordAllBatches(batches)
        await expectEqualOrigins(batches, timezone)
        await rebuildVisitCounters(testPayload.payload)
        await expectEqualOrigins(batches, timezone)
      }),
      { numRuns: 15, endOnFailure: true },
    )
  })

  test('after a change of the time zone and a recount', async () => {
    await fc.assert(
      fc.asyncProperty(visitBatches('America/New_York'), async (batches) => {
        await forgetVisits(testPayload.payload)
        await setTimezone('Europe/Paris')
        await recordAllBatches(batches)
        await setTimezone('America/New_York')
        await rebuildVisitCounters(testPayload.payload)
        await expectEqualOrigins(batches, 'America/New_York')
      }),
      { numRuns: 5, endOnFailure: true },
    )
    await setTimezone('Europe/Paris')
  })
})

const LETTER_ORIGIN = {
  ...NO_ORIGIN,
  utmSource: 'lettre',
  utmMedium: 'email',
  utmCampaign: 'novembre',
} as const

const visitWithOrigin = (origin: object, visit: Partial<VisitorPageView> = {}) =>
  aVisit({ receivedAt: NOW, origin: { ...NO_ORIGIN, ...origin }, ...visit })

test('The visitors of a campaign are followed to its candidates', async () => {
  await recordVisits(
    testPayload.payload,
    [
      visitWithOrigin(LETTER_ORIGIN, { source: 'email', visitorId: 'visitor_1' }),
      visitWithOrigin({}, { pagePath: '/postuler/architecte', visitorId: 'visitor_1' }),
      visitWithOrigin(LETTER_ORIGIN, {
        source: 'email',
        visitorId: 'visitor_2',
        sessionId: 'session_2',
      }),
    ],
    [],
  )
  const { utmContent, site, ...named } = LETTER_ORIGIN
  await createApplicationAt({ source: 'email', ...named, status: 'accepted' })
  await createApplicationAt({ source: 'email', ...named })
  await createApplicationAt({ source: 'email', ...named }, new Date('2026-11-23T22:59:59Z'))
  await createApplicationAt({ source: 'email', ...named, isSpam: true })
  await createApplicationAt({ status: 'accepted' })
  expect(await readOriginRows('campaign')).toEqual([
    {
      key: ['novembre', 'lettre', 'email'],
      ...{ visits: 2, forms: 1, applications: 2, accepted: 1 },
      days: { from: '2026-11-24', to: '2026-11-24' },
    },
  ])
  expect(
    (await readDeclaredOrigins(testPayload.payload, { period: TODAY, timezone: 'Europe/Paris' }))
      .unmeasured,
  ).toEqual({ applications: 1, accepted: 1 })
})

test('By offer the report has views with consent, spontaneous applications and deleted offers', async () => {
  const { payload } = testPayload
  const { id, slug, title } = await aJobOffer(payload)
  const at = { receivedAt: NOW, visitorId: 'visitor_1' }
  await recordVisits(
    payload,
    [
      aVisit({ ...at, pagePath: `/nos-offres/${slug}` }),
      aVisit({ ...at, pagePath: `/en/nos-offres/${slug}` }),
      aVisit({ ...at, pagePath: `/postuler/${slug}` }),
      aVisit({ ...at, pagePath: '/postuler/candidature-spontanee' }),
    ],
    [{ pagePath: `/nos-offres/${slug}`, receivedAt: NOW }],
  )
  await createApplicationAt({ jobOffer: id, source: 'direct' })
  await createApplicationAt({ jobTitle: spontaneousTitle, source: 'direct' })
  await createApplicationAt({ jobTitle: 'Poste supprimé', source: 'direct', status: 'accepted' })
  const rows = await readOriginRows('offer')
  expect(Object.fromEntries(rows.map(({ key, days, ...row }) => [key.join(), row]))).toEqual({
    [`${id},${title}`]: { visits: 2, forms: 1, applications: 1, accepted: 0 },
    'spontaneous,': { visits: 0, forms: 1, applications: 1, accepted: 0 },
    'gone,Poste supprimé': { visits: 0, forms: 0, applications: 1, accepted: 1 },
  })
})

test('All declared origins are counted, each separately', async () => {
  await createApplicationAt({ heardFrom: 'recommendation', source: 'social', status: 'accepted' })
  await createApplicationAt({ heardFrom: 'recommendation' })
  await createApplicationAt({})
  await createApplicationAt({ heardFrom: 'other', isSpam: true })
  const asked = { period: TODAY, timezone: 'Europe/Paris' } as const
  expect((await readDeclaredOrigins(testPayload.payload, asked)).answers).toEqual([
    { answer: 'recommendation', applications: 2, accepted: 1 },
    { answer: null, applications: 1, accepted: 0 },
  ])
})

test('Many invented campaigns add few rows per day, leave the totals true and do not hide real ones', async () => {
  const invented = Array.from({ length: 700 }, (_, rank) =>
    visitWithOrigin(
      { site: `site-${rank}.test`, utmCampaign: `invention-${rank}` },
      { visitorId: `visitor_${rank}`, sessionId: `session_${rank}` },
    ),
  )
  await recordVisits(
    testPayload.payload,
    [visitWithOrigin(LETTER_ORIGIN), ...invented.slice(0, 400)],
    [],
  )
  await recordVisits(testPayload.payload, invented.slice(400), [])
  const { utmContent, site, ...named } = LETTER_ORIGIN
  await createApplicationAt({ source: 'email', ...named })
  const { rows } = await testPayload.payload.db.pool.query('SELECT * FROM origin_days')
  expect(rows.length).toBeLessThanOrEqual(MAX_ORIGINS_PER_DAY + 5)
  for (const group of ['site', 'campaign'] as const) {
    const shown = await readOriginRows(group)
    expect(shown.length).toBeLessThanOrEqual(MAX_ORIGINS_SHOWN + 1)
    expect(shown.reduce((sum, { visits }) => sum + visits, 0)).toBe(701)
  }
  expect(await readOriginRows('campaign')).toContainEqual(
    expect.objectContaining({ key: ['novembre', 'lettre', 'email'], visits: 1, applications: 1 }),
  )
  await rebuildVisitCounters(testPayload.payload)
  const { rows: recounted } = await testPayload.payload.db.pool.query('SELECT * FROM origin_days')
  expect(recounted.length).toBe(rows.length)
})

test('Visits from before sites and campaigns were stored are counted under their source', async () => {
  const { payload } = testPayload
  const seen = (minutes: number, visit: Partial<VisitorPageView>) =>
    aVisit({ receivedAt: new Date(NOW.getTime() + minutes * 60_000), ...visit })
  await recordVisits(
    payload,
    [
      seen(0, { source: 'social', visitorId: 'visitor_1' }),
      seen(1, { visitorId: 'visitor_1', pagePath: '/en/postuler/architecte' }),
      seen(0, { source: 'social', visitorId: 'visitor_2', sessionId: 'session_2' }),
      seen(0, { source: 'direct', visitorId: 'visitor_3', sessionId: 'session_3' }),
      seen(24 * 60, { source: 'direct', visitorId: 'visitor_3', sessionId: 'session_3' }),
    ],
    [{ pagePath: '/postuler/architecte', receivedAt: NOW }],
  )
  const period = { from: TODAY.from, to: addDays(TODAY.to, 1) }
  const before = await readOriginRows('source', period)
  const { up, down } = await import('@/migrations/20261124_150001_origins_sql')
  const req = await createLocalReq({}, payload)
  await down({ db: payload.db.drizzle, payload, req })
  await up({ db: payload.db.drizzle, payload, req })
  expect(await readOriginRows('source', period)).toEqual(before)
  expect(before).toMatchObject([
    { key: ['direct'], visits: 2, forms: 0 },
    { key: ['social'], visits: 2, forms: 1 },
  ])
  await rebuildVisitCounters(payload)
  expect(await readOriginRows('source', period)).toEqual(before)
})
