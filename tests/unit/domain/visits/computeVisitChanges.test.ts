import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayInTimezone, type IsoDay } from '@/src/domain/text/frenchDate'
import {
  type CounterChanges,
  computeVisitChanges,
  type PageViewToStore,
  type StoredVisitState,
} from '@/src/domain/visits/computeVisitChanges'
import type { VisitorPageView } from '@/src/domain/visits/visit'
import { plainVisits } from '@/tests/support/plainVisits'
import { visitBatches } from '@/tests/support/visitBatches'
import { aVisit } from '@/tests/support/visits'

const ZONE = 'America/New_York'

/** Sums up the changes of the batches, one after the other, from an empty state. */
function foldAll(batches: readonly VisitorPageView[][]) {
  const pages: PageViewToStore[] = []
  const changes: CounterChanges = { views: [], sessions: [], visitors: [] }
  let state: StoredVisitState = { visitors: new Map(), parts: new Map(), isExcluded: () => false }
  for (const visits of batches) {
    const folded = computeVisitChanges(state, { visits, anonymousViews: [] }, ZONE)
    const parts = new Map(state.parts)
    for (const { session } of folded.pages) parts.set(session.key, session.part)
    const visitors = new Map([...state.visitors, ...folded.visitors])
    state = { visitors, parts, isExcluded: () => false }
    pages.push(...folded.pages)
    changes.views.push(...folded.changes.views)
    changes.sessions.push(...folded.changes.sessions)
    changes.visitors.push(...folded.changes.visitors)
  }
  return { pages, changes }
}

function sessionsOf(pages: readonly PageViewToStore[]) {
  const sessions = new Map<string, PageViewToStore[]>()
  for (const page of pages) {
    const name = `${page.session.key} ${page.session.part}`
    sessions.set(name, [...(sessions.get(name) ?? []), page])
  }
  return [...sessions.values()]
}

const timesOf = (pages: readonly PageViewToStore[]) => pages.map(({ at }) => at.getTime())
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function dayPlus(day: IsoDay, days: number): IsoDay {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

function check(
  property: (folded: ReturnType<typeof foldAll>, batches: VisitorPageView[][]) => void,
) {
  fc.assert(fc.property(visitBatches(ZONE), (batches) => property(foldAll(batches), batches)))
}

test('Each page view is stored once, and the times of a visitor never decrease', () => {
  check(({ pages, changes }, batches) => {
    expect(pages.map(({ visit }) => visit)).toEqual(batches.flat())
    expect(changes.views).toHaveLength(pages.length)
    for (const visitor of new Set(pages.map(({ visit }) => visit.visitorId))) {
      const times = timesOf(pages.filter(({ visit }) => visit.visitorId === visitor))
      expect(times).toEqual([...times].sort((a, b) => a - b))
    }
  })
})

test('The sessions follow their definition, one per visitor at a time, with any number of tabs', () => {
  check(({ pages }, batches) => {
    const sessions = sessionsOf(pages).flatMap(([first, ...more]) => {
      const last = more.at(-1) ?? first
      if (!first || !last) return []
      const { visitorId: visitor, source, device } = first.session
      const ends = { entry: first.visit.pagePath, exit: last.visit.pagePath }
      return {
        ...{ visitor, source, device, ...ends, pages: 1 + more.length },
        ...{ begun: first.at, ended: last.at },
      }
    })
    expect(sessions).toEqual(plainVisits(batches.flat()))
  })
})

test('The changes add up to the sessions, the bounces and the durations', () => {
  check(({ pages, changes }) => {
    const sessions = sessionsOf(pages)
    const durations = sessions.map((session) => {
      const times = timesOf(session)
      return (times.at(-1) ?? 0) - (times[0] ?? 0)
    })
    expect({
      sessions: sum(changes.sessions.map((change) => change.sessions)),
      bounces: sum(changes.sessions.map((change) => change.bounces)),
      durationMs: sum(changes.sessions.map((change) => change.durationMs)),
    }).toEqual({
      sessions: sessions.length,
      bounces: sessions.filter(({ length }) => length === 1).length,
      durationMs: sum(durations),
    })
  })
})

test('The changes add up to the visitors of any period', () => {
  const dayNumber = (day: IsoDay) => Date.parse(day) / 86_400_000
  check(({ pages, changes }) => {
    const days = [...new Set(pages.map(({ at }) => dayInTimezone(ZONE, at)))].flatMap((day) => [
      ...[-1, 0, 1].map((days) => dayPlus(day, days)),
    ])
    for (const first of days) {
      for (const last of days.filter((day) => day >= first)) {
        const seen = pages.filter(
          ({ at }) => dayInTimezone(ZONE, at) >= first && dayInTimezone(ZONE, at) <= last,
        )
        const counted = changes.visitors.filter(
          ({ day, gap }) => day >= first && day <= last && gap > dayNumber(day) - dayNumber(first),
        )
        expect(counted).toHaveLength(new Set(seen.map(({ visit }) => visit.visitorId)).size)
      }
    }
  })
})

test('The division into batches does not change the result', () => {
  check(({ pages, changes }, batches) => {
    const atOnce = foldAll([batches.flat()])
    expect(atOnce.pages.map(({ at, session }) => [at, session.key, session.part])).toEqual(
      pages.map(({ at, session }) => [at, session.key, session.part]),
    )
    expect(atOnce.changes).toEqual(changes)
  })
})

describe('With the clocks of two servers', () => {
  const late = aVisit({ receivedAt: new Date('2026-11-22T10:00:02Z') })
  const early = aVisit({ receivedAt: new Date('2026-11-22T10:00:00Z'), pagePath: '/nos-offres' })

  test('a page view received before the last known one gets its time', () => {
    const { pages } = foldAll([[late], [early]])
    expect(pages.map(({ at }) => at)).toEqual([late.receivedAt, late.receivedAt])
  })

  test('the page views of a batch are sorted', () => {
    const { pages } = foldAll([[late, early]])
    expect(pages.map(({ visit }) => visit.pagePath)).toEqual(['/nos-offres', '/'])
  })
})
