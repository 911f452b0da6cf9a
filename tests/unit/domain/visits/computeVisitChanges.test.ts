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

const SITE_TIMEZONE = 'America/New_York'

/** Sums up the changes of the batches, one after the other, from an empty state. */
function foldAllBatches(batches: readonly VisitorPageView[][]) {
  const pages: PageViewToStore[] = []
  const changes: CounterChanges = { views: [], sessions: [], visitors: [] }
  let state: StoredVisitState = { visitors: new Map(), parts: new Map(), isExcluded: () => false }
  for (const visits of batches) {
    const folded = computeVisitChanges(state, { visits, anonymousViews: [] }, SITE_TIMEZONE)
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

function groupBySession(pages: readonly PageViewToStore[]) {
  const sessions = new Map<string, PageViewToStore[]>()
  for (const page of pages) {
    const name = `${page.session.key} ${page.session.part}`
    sessions.set(name, [...(sessions.get(name) ?? []), page])
  }
  return [...sessions.values()]
}

const viewTimes = (pages: readonly PageViewToStore[]) => pages.map(({ at }) => at.getTime())
const sumNumbers = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0)

function dayPlus(day: IsoDay, days: number): IsoDay {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

function checkProperty(
  property: (folded: ReturnType<typeof foldAllBatches>, batches: VisitorPageView[][]) => void,
) {
  fc.assert(
    fc.property(visitBatches(SITE_TIMEZONE), (batches) =>
      property(foldAllBatches(batches), batches),
    ),
  )
}

test('Each page view is stored once, and the times of a visitor never decrease', () => {
  checkProperty(({ pages, changes }, batches) => {
    expect(pages.map(({ visit }) => visit)).toEqual(batches.flat())
    expect(changes.views).toHaveLength(pages.length)
    for (const visitor of new Set(pages.map(({ visit }) => visit.visitorId))) {
      const times = viewTimes(pages.filter(({ visit }) => visit.visitorId === visitor))
      expect(times).toEqual([...times].sort((a, b) => a - b))
    }
  })
})

test('The sessions follow their definition, one per visitor at a time, with any number of tabs', () => {
  checkProperty(({ pages }, batches) => {
    const sessions = groupBySession(pages).flatMap(([first, ...more]) => {
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
  checkProperty(({ pages, changes }) => {
    const sessions = groupBySession(pages)
    const durations = sessions.map((session) => {
      const times = viewTimes(session)
      return (times.at(-1) ?? 0) - (times[0] ?? 0)
    })
    expect({
      sessions: sumNumbers(changes.sessions.map((change) => change.sessions)),
      bounces: sumNumbers(changes.sessions.map((change) => change.bounces)),
      durationMs: sumNumbers(changes.sessions.map((change) => change.durationMs)),
    }).toEqual({
      sessions: sessions.length,
      bounces: sessions.filter(({ length }) => length === 1).length,
      durationMs: sumNumbers(durations),
    })
  })
})

test('The changes add up to the visitors of any period', () => {
  const dayNumber = (day: IsoDay) => Date.parse(day) / 86_400_000
  checkProperty(({ pages, changes }) => {
    const days = [...new Set(pages.map(({ at }) => dayInTimezone(SITE_TIMEZONE, at)))].flatMap(
      (day) => [...[-1, 0, 1].map((days) => dayPlus(day, days))],
    )
    for (const first of days) {
      for (const last of days.filter((day) => day >= first)) {
        const seen = pages.filter(
          ({ at }) =>
            dayInTimezone(SITE_TIMEZONE, at) >= first && dayInTimezone(SITE_TIMEZONE, at) <= last,
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
  checkProperty(({ pages, changes }, batches) => {
    const atOnce = foldAllBatches([batches.flat()])
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
    const { pages } = foldAllBatches([[late], [early]])
    expect(pages.map(({ at }) => at)).toEqual([late.receivedAt, late.receivedAt])
  })

  test('the page views of a batch are sorted', () => {
    const { pages } = foldAllBatches([[late, early]])
    expect(pages.map(({ visit }) => visit.pagePath)).toEqual(['/nos-offres', '/'])
  })
})
