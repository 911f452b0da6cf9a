import { describe, expect, test } from 'vitest'
import {
  type CountedView,
  countViewWithinLimit,
  isWithinIpRangeLimit,
} from '@/src/domain/visits/ipAddressLimit'
import type { VisitorPageView } from '@/src/domain/visits/visit'
import { plainVisits } from '@/tests/support/plainVisits'
import { aVisit } from '@/tests/support/visits'

const SHARE = 30
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MONDAY = Date.parse('2026-11-16T00:00:00Z')

type Sent = Pick<VisitorPageView, 'visitorId' | 'isCampaign'> & { at: number }

const pageOf = ({ at, ...sent }: Sent) => aVisit({ ...sent, receivedAt: new Date(at) })

/** Counts all views that one address sends. */
function counted(sent: readonly Sent[]): Sent[] {
  const before: CountedView[] = []
  return sent.filter(({ visitorId: visitor, ...rest }) => {
    const view = countViewWithinLimit(before, { visitor, ...rest }, SHARE)
    if (view) before.push(view)
    return view !== null
  })
}

/** 2,000 visits of 1,700 visitors in a week: over a third with one page, others up to six. */
function aWeek(): Sent[] {
  return Array.from({ length: 2_000 }, (_, visit) => {
    const begun = MONDAY + visit * (6.5 * DAY * (1 / 2_000))
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

function figuresOf(sent: readonly Sent[]) {
  const visits = plainVisits(sent.map(pageOf))
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
function sends(everyMs: number, view: (rank: number) => Partial<Sent>): Sent[] {
  return Array.from({ length: Math.floor((7 * DAY) / everyMs) }, (_, rank) => ({
    visitorId: 'visitor_stranger',
    isCampaign: false,
    at: MONDAY + rank * everyMs,
    ...view(rank),
  }))
}

describe('One client changes a figure of a week of 2,000 visits by 2 % at most', () => {
  const before = figuresOf(aWeek())

  test.each<[string, Sent[]]>([
    ['as a new visitor each time', sends(MINUTE, (rank) => ({ visitorId: `stranger_${rank}` }))],
    ['by a campaign each time', sends(MINUTE, () => ({ isCampaign: true }))],
    ['with page after page', sends(5_000, () => ({}))],
    ['who never leaves', sends(29 * MINUTE, () => ({}))],
    [
      'as ten who never leave',
      sends(2 * MINUTE, (rank) => ({ visitorId: `stranger_${rank % 10}` })),
    ],
    [
      'as somebody new each day who stays for long',
      sends(20 * MINUTE, (rank) => ({ visitorId: `stranger_${Math.floor(rank / 12)}` })),
    ],
  ])('%s', (_who, stranger) => {
    const taken = counted(stranger)
    expect(taken.length).toBeGreaterThan(5)
    const after = figuresOf([...aWeek(), ...taken].sort((a, b) => a.at - b.at))
    for (const name of ['visits', 'visitors', 'pageViews', 'duration'] as const)
      expect(Math.abs(after[name] / before[name] - 1), name).toBeLessThanOrEqual(0.02)
    expect(Math.abs(after.bounces - before.bounces)).toBeLessThanOrEqual(0.02)
  })
})

test('One client counts as a dozen visitors at most at one moment', () => {
  const crowd = sends(1_000, (rank) => ({ visitorId: `stranger_${rank}` })).slice(0, 300)
  expect(counted(crowd)).toHaveLength(12)
})

test('A firm whose people share one IP address is counted completely', () => {
  const people = Array.from({ length: 25 }, (_, person) => {
    const begun = MONDAY + (person % 5) * DAY + 9 * 60 * MINUTE + person * 7 * MINUTE
    return [0, 1, 2, 3].map((page) => ({
      visitorId: `visitor_${person}`,
      isCampaign: false,
      at: begun + page * MINUTE,
    }))
  })
    .flat()
    .sort((a, b) => a.at - b.at)
  expect(counted(people)).toEqual(people)
})

test('An IP address has its share again a week later', () => {
  const flood = sends(30 * MINUTE, (rank) => ({ visitorId: `stranger_${rank}` }))
  const later = flood.map((sent) => ({ ...sent, at: sent.at + 7 * DAY }))
  expect(counted([...flood, ...later])).toHaveLength(2 * SHARE)
})

test('Page views without consent count as pages of the share', () => {
  const before: CountedView[] = []
  for (let rank = 0; rank < 500; rank++) {
    const sent = { visitor: null, isCampaign: false, at: MONDAY + rank * MINUTE }
    const view = countViewWithinLimit(before, sent, SHARE)
    if (view) before.push(view)
  }
  expect(before).toHaveLength(3.5 * SHARE)
})

describe('A range of IP addresses that one owner may have', () => {
  const within = (kind: 'visits' | 'anonymous', ofRange: number, ofAll: number) =>
    isWithinIpRangeLimit({ kind, ofRange, ofAll }, SHARE)

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
