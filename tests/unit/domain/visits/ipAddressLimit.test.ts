import { describe, expect, test } from 'vitest'
import {
  type CountedView,
  countViewWithinLimit,
  isWithinIpRangeLimit,
} from '@/src/domain/visits/ipAddressLimit'
import type { VisitorPageView } from '@/src/domain/visits/visit'
import { plainVisits } from '@/tests/support/plainVisits'
import { aVisit } from '@/tests/support/visits'

const WEEKLY_VIEW_LIMIT = 30
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const MONDAY_MS = Date.parse('2026-11-16T00:00:00Z')

type SentView = Pick<VisitorPageView, 'visitorId' | 'isCampaign'> & { at: number }

const pageViewOf = ({ at, ...sent }: SentView) => aVisit({ ...sent, receivedAt: new Date(at) })

/** Counts all views that one address sends. */
function countViewsOfIpAddress(sent: readonly SentView[]): SentView[] {
  const before: CountedView[] = []
  return sent.filter(({ visitorId: visitor, ...rest }) => {
    const view = countViewWithinLimit(before, { visitor, ...rest }, WEEKLY_VIEW_LIMIT)
    if (view) before.push(view)
    return view !== null
  })
}

/** 2,000 visits of 1,700 visitors in a week: over a third with one page, others up to six. */
function createWeekOfViews(): SentView[] {
  return Array.from({ length: 2_000 }, (_, visit) => {
    const begun = MONDAY_MS + visit * (6.5 * DAY_MS * (1 / 2_000))
    const pages = [1, 3, 1, 4, 2, 6, 1, 5][visit % 8] ?? 1
    const visitorId = `visitor_${visit % 1_700}`
    return Array.from({ length: pages }, (_, page) => {
      const at = Math.round(begun + page * 85_000)
      return { visitorId, isCampaign: page === 0, at }
    })
  })
    .flat()
    .sort((a, b) => a.at - b.at)
}

function computeFigures(sent: readonly SentView[]) {
  const visits = plainVisits(sent.map(pageViewOf))
  const durations = visits.map(({ begun, ended }) => ended.getTime() - begun.getTime())
  return {
    visits: visits.length,
    visitors: new Set(sent.map(({ visitorId }) => visitorId)).size,
    pageViews: sent.length,
    duration: durations.reduce((sum, ms) => sum + ms, 0) / visits.length,
    bounces: visits.filter(({ pages }) => pages === 1).length / visits.length,
  }
}

/** Generates one view after the other for the whole week. */
function createRegularViews(
  everyMs: number,
  view: (rank: number) => Partial<SentView>,
): SentView[] {
  return Array.from({ length: Math.floor((7 * DAY_MS) / everyMs) }, (_, rank) => ({
    visitorId: 'visitor_stranger',
    isCampaign: false,
    at: MONDAY_MS + rank * everyMs,
    ...view(rank),
  }))
}

describe('One client changes a figure of a week of 2,000 visits by 2 % at most', () => {
  const before = computeFigures(createWeekOfViews())

  test.each<[string, SentView[]]>([
    [
      'as a new visitor each time',
      createRegularViews(MINUTE_MS, (rank) => ({ visitorId: `stranger_${rank}` })),
    ],
    ['by a campaign each time', createRegularViews(MINUTE_MS, () => ({ isCampaign: true }))],
    ['with page after page', createRegularViews(5_000, () => ({}))],
    ['who never leaves', createRegularViews(29 * MINUTE_MS, () => ({}))],
    [
      'as ten who never leave',
      createRegularViews(2 * MINUTE_MS, (rank) => ({ visitorId: `stranger_${rank % 10}` })),
    ],
    [
      'as somebody new each day who stays for long',
      createRegularViews(20 * MINUTE_MS, (rank) => ({
        visitorId: `stranger_${Math.floor(rank / 12)}`,
      })),
    ],
  ])('%s', (_who, stranger) => {
    const taken = countViewsOfIpAddress(stranger)
    expect(taken.length).toBeGreaterThan(5)
    const after = computeFigures([...createWeekOfViews(), ...taken].sort((a, b) => a.at - b.at))
    for (const name of ['visits', 'visitors', 'pageViews', 'duration'] as const)
      expect(Math.abs(after[name] / before[name] - 1), name).toBeLessThanOrEqual(0.02)
    expect(Math.abs(after.bounces - before.bounces)).toBeLessThanOrEqual(0.02)
  })
})

test('One client counts as a dozen visitors at most at one moment', () => {
  const crowd = createRegularViews(1_000, (rank) => ({ visitorId: `stranger_${rank}` })).slice(
    0,
    300,
  )
  expect(countViewsOfIpAddress(crowd)).toHaveLength(12)
})

test('A firm whose people share one IP address is counted completely', () => {
  const people = Array.from({ length: 25 }, (_, person) => {
    const begun = MONDAY_MS + (person % 5) * DAY_MS + 9 * 60 * MINUTE_MS + person * 7 * MINUTE_MS
    return [0, 1, 2, 3].map((page) => ({
      visitorId: `visitor_${person}`,
      isCampaign: false,
      at: begun + page * MINUTE_MS,
    }))
  })
    .flat()
    .sort((a, b) => a.at - b.at)
  expect(countViewsOfIpAddress(people)).toEqual(people)
})

test('An IP address has its share again a week later', () => {
  const flood = createRegularViews(30 * MINUTE_MS, (rank) => ({ visitorId: `stranger_${rank}` }))
  const later = flood.map((sent) => ({ ...sent, at: sent.at + 7 * DAY_MS }))
  expect(countViewsOfIpAddress([...flood, ...later])).toHaveLength(2 * WEEKLY_VIEW_LIMIT)
})

test('Page views without consent count as pages of the share', () => {
  const before: CountedView[] = []
  for (let rank = 0; rank < 500; rank++) {
    const sent = { visitor: null, isCampaign: false, at: MONDAY_MS + rank * MINUTE_MS }
    const view = countViewWithinLimit(before, sent, WEEKLY_VIEW_LIMIT)
    if (view) before.push(view)
  }
  expect(before).toHaveLength(3.5 * WEEKLY_VIEW_LIMIT)
})

describe('A range of IP addresses that one owner may have', () => {
  const within = (kind: 'visits' | 'anonymous', ofRange: number, ofAll: number) =>
    isWithinIpRangeLimit({ kind, ofRange, ofAll }, WEEKLY_VIEW_LIMIT)

  test('has at most the share of ten IP addresses on a small site', () => {
    expect(within('visits', 299, 299)).toBe(true)
    expect(within('visits', 300, 300)).toBe(false)
    expect(within('anonymous', 1_049, 0)).toBe(true)
    expect(within('anonymous', 1_050, 0)).toBe(false)
  })

  test('has at most a fifth of the visits of a large site', () => {
    expect(within('visits', 3_999, 20_000)).toBe(true)
    expect(within('visits', 4_000, 20_000)).toBe(false)
  })
})
