import { VISIT_DEVICES, VISIT_SOURCES, type VisitDevice, type VisitSource } from './visit'
import type { DailyVisits, ReadPage, VisitStats, VisitTotals } from './visitStats'

/** The counter totals of several days. */
export type CountedPeriod = {
  views: number
  anonymousViews: number
  visitors: number
  sessions: number
  bounces: number
  durationMs: number
}

/** The counter totals of a period. */
export type CountedVisits = {
  current: CountedPeriod
  /** The complete days of both compared periods; null when counting began later. */
  compared: { current: CountedPeriod; previous: CountedPeriod } | null
  topPages: ReadPage[]
  /** Sessions per device; a missing device had none. */
  devices: Partial<Record<VisitDevice, number>>
  sources: Partial<Record<VisitSource, number>>
  dailyVisits: DailyVisits[]
}

type Figures = Omit<VisitStats, 'realTimeVisitors'>

/** The displayed figures, computed from the stored counters. */
export function visitFigures(counted: CountedVisits): Figures {
  const { current, compared, topPages, devices, sources, dailyVisits } = counted
  const ofSessions = (count = 0) => ({ count, percentage: percentageOf(count, current.sessions) })
  return {
    totals: visitTotals(current),
    trend: compared && {
      current: visitTotals(compared.current),
      previous: visitTotals(compared.previous),
    },
    anonymousViews: current.anonymousViews,
    topPages: topPages.map((page) => ({
      ...page,
      percentage: percentageOf(page.views, current.views),
    })),
    deviceStats: VISIT_DEVICES.map((device) => ({ device, ...ofSessions(devices[device]) })),
    trafficSources: VISIT_SOURCES.map((source) => ({
      source,
      ...ofSessions(sources[source]),
    })).sort((a, b) => b.count - a.count),
    dailyVisits,
  }
}

function visitTotals(period: CountedPeriod): VisitTotals {
  const { views, visitors, sessions, bounces, durationMs } = period
  return {
    totalVisits: sessions,
    uniqueVisitors: visitors,
    pageViews: views,
    avgSessionDuration: sessions === 0 ? 0 : durationMs / sessions / 1000,
    bounceRate: percentageOf(bounces, sessions),
  }
}

const percentageOf = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100)
