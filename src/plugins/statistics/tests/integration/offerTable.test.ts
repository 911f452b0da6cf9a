import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { SITE_TIMEZONES, type SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { Period } from '@/src/domain/visits/period'
import {
  type AnonymousView,
  VISIT_SOURCES,
  type VisitorPageView,
  type VisitSource,
} from '@/src/domain/visits/visit'
import { rebuildVisitCounters } from '@/src/plugins/statistics/commands/rebuildVisitCounters'
import { readOfferTable } from '@/src/plugins/statistics/queries/readOfferTable'
import {
  OFFER_ATTENTION_GROUPS,
  OFFER_TABLE_COLUMNS,
  type OfferAttentionGroup,
  type OfferFigures,
  type OfferTableColumn,
  parseOfferTableQuery,
} from '@/src/plugins/statistics/rules/offerTable'
import { plainVisits } from '@/tests/support/plainVisits'
import { aJobApplication, aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit, forgetVisits } from '@/tests/support/visits'

const DEFAULT_TABLE_QUERY = parseOfferTableQuery({})

let testPayload: TestPayload
let createdOffers: { id: number; title: string; slug: string; state: OfferFigures['state'] }[]
let applicationIds: number[]

beforeAll(async () => {
  testPayload = await startTestPayload()
  const { payload } = testPayload
  await payload.updateGlobal({
    slug: 'website-settings',
    context: { disableRevalidate: true },
    data: { companyName: 'Exemplia' },
  })
  const made = [
    await aJobOffer(payload, { title: 'Ingénieure réseau' }),
    await aJobOffer(payload, { title: 'Architecte Données' }),
    await aJobOffer(payload, { title: 'Chef de projet', isActive: false }),
    await aJobOffer(payload, { title: 'Analyste', isActive: false }),
  ]
  const states = ['active', 'active', 'inactive', 'trashed'] as const
  createdOffers = made.map(({ id, title, slug }, rank) => ({
    ...{ id, title, slug: slug ?? '' },
    state: states[rank] ?? 'active',
  }))
  await payload.db.pool.query('UPDATE job_offers SET deleted_at = now() WHERE id = $1', [
    made[3]?.id,
  ])
  applicationIds = []
  for (let rank = 0; rank < 12; rank += 1) {
    applicationIds.push((await aJobApplication(payload)).id)
  }
})
afterAll(() => testPayload.stop())

const MINUTE_MS = 60_000
/** Times around the night in which the clocks go back. */
const START_MS = Date.parse('2026-10-24T12:00:00Z')

const pageViewArbitrary = fc.record({
  pause: fc.nat(60 * MINUTE_MS),
  visitor: fc.nat(5),
  offer: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat(3)),
  place: fc.constantFrom('/nos-offres/', '/postuler/', '/en/nos-offres/', '/en/postuler/'),
  source: fc.constantFrom(...VISIT_SOURCES),
  isKnown: fc.constantFrom(true, true, true, false),
})
const applicationArbitrary = fc.record({
  at: fc.nat(3 * 24 * 60 * MINUTE_MS),
  offer: fc.constantFrom(0, 1, 2, 3, 1, 2, 3),
  source: fc.option(fc.constantFrom(...VISIT_SOURCES)),
  isAccepted: fc.boolean(),
  isSpam: fc.boolean(),
})
type GeneratedPageView = typeof pageViewArbitrary extends fc.Arbitrary<infer Value> ? Value : never
type GeneratedApplication =
  typeof applicationArbitrary extends fc.Arbitrary<infer Value> ? Value : never

const scenarioArbitrary = fc.record({
  timezone: fc.constantFrom(...SITE_TIMEZONES),
  views: fc.array(pageViewArbitrary, { minLength: 60, maxLength: 140 }),
  sent: fc.array(applicationArbitrary, { maxLength: 8 }),
  source: fc.option(fc.constantFrom(...VISIT_SOURCES)),
  group: fc.option(fc.constantFrom(...OFFER_ATTENTION_GROUPS)),
  sort: fc.constantFrom(...OFFER_TABLE_COLUMNS),
  isAscending: fc.boolean(),
})

async function storeApplications(all: readonly GeneratedApplication[]) {
  const { pool } = testPayload.payload.db
  await pool.query('UPDATE job_applications SET job_offer_id = NULL')
  for (const [rank, one] of all.entries()) {
    await pool.query(
      `UPDATE job_applications SET job_offer_id = $2, source = $3, status = $4, is_spam = $5,
        created_at = $6 WHERE id = $1`,
      [
        applicationIds[rank],
        createdOffers[one.offer]?.id,
        one.source,
        one.isAccepted ? 'accepted' : 'reviewed',
        one.isSpam,
        new Date(START_MS + one.at),
      ],
    )
  }
}

/** Computes the local day of a zone, without the product's own function. */
const localDayIn = (timeZone: SiteTimezone, at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole)
const columnValues: Record<OfferTableColumn, (figures: OfferFigures) => number | null> = {
  views: ({ views }) => views,
  formsOpened: ({ formsOpened }) => formsOpened,
  formRate: ({ formsOpened, views }) => shareOf(formsOpened, views),
  applications: ({ applications: all }) => all,
  sentRate: ({ applications: all, formsOpened }) => shareOf(all, formsOpened),
  accepted: ({ accepted }) => accepted,
  acceptedRate: ({ accepted, applications: all }) => shareOf(accepted, all),
}

test('The figures of each offer equal those of the rows, before and after a recount', {
  tags: 'slow',
}, async () => {
  const met = { unapplied: 0, abandoned: 0 }
  await fc.assert(
    fc.asyncProperty(scenarioArbitrary, async ({ timezone, views, sent: applied, ...asked }) => {
      const { payload } = testPayload
      await forgetVisits(payload)
      await payload.db.pool.query('UPDATE website_settings SET timezone = $1', [timezone])
      await storeApplications(applied)
      const { visits, anonymous } = splitViewsByConsent(views)
      await recordVisits(payload, visits, anonymous)
      const table = computePlainTable({ visits, anonymous, applied, timezone, ...asked })
      met.unapplied += table.groups.unapplied
      met.abandoned += table.groups.abandoned
      const read = () =>
        readOfferTable(payload, {
          ...DEFAULT_TABLE_QUERY,
          ...asked,
          period: TABLE_PERIOD,
          timezone,
        })
      expect(await read()).toEqual(table)
      await rebuildVisitCounters(payload)
      expect(await read()).toEqual(table)
    }),
    { numRuns: 30, endOnFailure: true },
  )
  expect(met.unapplied).toBeGreaterThan(0)
  expect(met.abandoned).toBeGreaterThan(0)
})

const TABLE_PERIOD: Period = { from: '2026-10-25', to: '2026-10-26' }

function splitViewsByConsent(views: readonly GeneratedPageView[]) {
  let at = START_MS
  const visits: VisitorPageView[] = []
  const anonymous: AnonymousView[] = []
  for (const { pause, visitor, offer, place, source, isKnown } of views) {
    at += pause
    const page = {
      pagePath: `${place}${createdOffers[offer]?.slug}`,
      receivedAt: new Date(at),
    }
    if (isKnown) visits.push(aVisit({ ...page, source, visitorId: `visitor_${visitor}` }))
    else anonymous.push(page)
  }
  return { visits, anonymous }
}

type TableScenario = {
  visits: readonly VisitorPageView[]
  anonymous: readonly AnonymousView[]
  applied: readonly GeneratedApplication[]
  timezone: SiteTimezone
  source: VisitSource | null
  group: OfferAttentionGroup | null
  sort: OfferTableColumn
  isAscending: boolean
}

/** Computes the table by its definition. */
function computePlainTable({ timezone, source: chosen, ...happened }: TableScenario) {
  const isIn = (moment: Date) => {
    const day = localDayIn(timezone, moment)
    return TABLE_PERIOD.from <= day && day <= TABLE_PERIOD.to
  }
  const sources = visitSourcesOf(happened.visits)
  const shown = [
    ...happened.visits.map((page) => ({ ...page, source: sources.get(page) ?? page.source })),
    ...happened.anonymous.map((page) => ({ ...page, source: null })),
  ].filter(({ receivedAt }) => isIn(receivedAt))
  const received = happened.applied.filter(
    ({ at, isSpam }) => !isSpam && isIn(new Date(START_MS + at)),
  )
  const isKnown = ({ source }: { source: VisitSource | null }) =>
    chosen ? source === chosen : source !== null
  const isUnknown = ({ source }: { source: VisitSource | null }) => source === null

  const listed = createdOffers.flatMap(({ slug, ...offer }, rank) => {
    const on = (place: string) =>
      shown.filter(({ pagePath }) => [`${place}${slug}`, `/en${place}${slug}`].includes(pagePath))
    const mine = received.filter((one) => one.offer === rank)
    const figures = (counts: typeof isKnown) => ({
      views: on('/nos-offres/').filter(counts).length,
      formsOpened: on('/postuler/').filter(counts).length,
      applications: mine.filter(counts).length,
      accepted: mine.filter(counts).filter(({ isAccepted }) => isAccepted).length,
    })
    const isTold = [...on('/nos-offres/'), ...on('/postuler/'), ...mine].length > 0
    if (offer.state !== 'active' && !isTold) return []
    return [{ ...offer, ...figures(isKnown), aside: figures(isUnknown) }]
  })
  const groups = {
    unapplied: listed.filter(
      (offer) => offer.views >= 20 && offer.applications + offer.aside.applications === 0,
    ),
    abandoned: listed.filter(
      (offer) => offer.formsOpened >= 10 && offer.applications <= offer.formsOpened / 5,
    ),
  }
  const rows = sortRows(happened.group ? groups[happened.group] : listed, happened)
  return {
    offers: rows,
    total: rows.length,
    groups: { unapplied: groups.unapplied.length, abandoned: groups.abandoned.length },
  }
}

function sortRows(
  rows: readonly OfferFigures[],
  { sort, isAscending }: Pick<TableScenario, 'sort' | 'isAscending'>,
) {
  return rows.toSorted((a, b) => {
    const [left, right] = [columnValues[sort](a), columnValues[sort](b)]
    const byState = Number(b.state === 'active') - Number(a.state === 'active')
    const byNothing = Number(left === null) - Number(right === null)
    const byValue = ((left ?? 0) - (right ?? 0)) * (isAscending ? 1 : -1)
    return byState || byNothing || byValue || b.id - a.id
  })
}

/** Finds for each page the source of the visit to which it belongs. */
function visitSourcesOf(visits: readonly VisitorPageView[]) {
  const begun = plainVisits(visits)
  return new Map(
    visits.map((page) => {
      const visit = begun.findLast(
        (one) => one.visitor === page.visitorId && one.begun <= page.receivedAt,
      )
      return [page, visit?.source ?? page.source]
    }),
  )
}

test('An application without a known source counts: its offer is not listed as one without applications', async () => {
  const { payload } = testPayload
  await forgetVisits(payload)
  await storeApplications([])
  const view = (minute: number) =>
    aVisit({
      pagePath: `/nos-offres/${createdOffers[0]?.slug}`,
      receivedAt: new Date(`2026-10-25T12:${minute}:00Z`),
      source: 'social',
    })
  const views = Array.from({ length: 20 }, (_, rank) => view(10 + rank))
  const unapplied = async (source: VisitSource | null) => {
    const asked = {
      ...DEFAULT_TABLE_QUERY,
      source,
      period: TABLE_PERIOD,
      timezone: 'Europe/Paris',
    } as const
    return (await readOfferTable(payload, asked)).groups.unapplied
  }
  await recordVisits(payload, views.slice(1), [])
  expect(await unapplied(null)).toBe(0)
  await recordVisits(payload, [view(40)], [])
  expect([await unapplied(null), await unapplied('social'), await unapplied('email')]).toEqual([
    ...[1, 1, 0],
  ])
  const at = Date.parse('2026-10-25T13:00:00Z') - START_MS
  const application = { at, offer: 0, isAccepted: false, isSpam: false } as const
  await storeApplications([{ ...application, source: 'email' }])
  expect([await unapplied(null), await unapplied('social')]).toEqual([0, 1])
  await storeApplications([{ ...application, source: null }])
  expect([await unapplied(null), await unapplied('social')]).toEqual([0, 0])
})

test('Words of the title find an offer without accents, and wildcards find none', async () => {
  const { payload } = testPayload
  const found = async (search: string) => {
    const asked = {
      ...DEFAULT_TABLE_QUERY,
      search,
      period: TABLE_PERIOD,
      timezone: 'Europe/Paris',
    } as const
    return (await readOfferTable(payload, asked)).offers.map(({ title }) => title)
  }
  expect(await found('donnees ARCHI')).toEqual(['Architecte Données'])
  expect(await found('%')).toEqual([])
  expect(await found('\\')).toEqual([])
  expect(await found("' OR true --")).toEqual([])
})

test('A page of the table has fifty offers', async () => {
  const { payload } = testPayload
  await payload.db.pool.query(`
    INSERT INTO job_offers (title, title_search_text, slug, location, contract, category, experience, mission,
      published_date, is_active)
    SELECT 'Lot ' || n, 'lot ' || n, 'lot-' || n, location, contract, category, experience, mission,
      published_date, true
    FROM job_offers, generate_series(1, 120) n WHERE id = ${createdOffers[0]?.id}`)
  const pageOf = (page: number) =>
    readOfferTable(payload, {
      ...DEFAULT_TABLE_QUERY,
      search: 'lot',
      page,
      period: TABLE_PERIOD,
      timezone: 'Europe/Paris',
    })
  const pages = [await pageOf(1), await pageOf(2), await pageOf(3), await pageOf(4)]
  expect(pages.map((page) => [page.offers.length, page.total])).toEqual([
    [50, 120],
    [50, 120],
    [20, 120],
    [0, 120],
  ])
  expect(new Set(pages.flatMap((page) => page.offers.map(({ id }) => id))).size).toBe(120)
})
