import { VISIT_DEVICES, VISIT_SOURCES, type VisitDevice, type VisitSource } from './visit'
import type { DailyVisits, PageWithViews, VisitStats, VisitTotals } from './visitStats'

/** The counter totals of several days. */
export type PeriodCounters = {
  views: number
  anonymousViews: number
  visitors: number
  sessions: number
  bounces: number
  durationMs: number
}

/** The counter totals of a period. */
export type VisitCounters = {
  current: PeriodCounters
  /** The complete days of both compared periods; null when counting began later. */
  compared: { current: PeriodCounters; previous: PeriodCounters } | null
  topPages: PageWithViews[]
  /** Sessions per device; a missing device had none. */
  devices: Partial<Record<VisitDevice, number>>
  sources: Partial<Record<VisitSource, number>>
  dailyVisits: DailyVisits[]
}

type VisitFigures = Omit<VisitStats, 'realTimeVisitors'>

/** The displayed figures, computed from the stored counters. */
export function computeVisitFigures(counted: VisitCounters): VisitFigures {
  const { current, compared, topPages, devices, sources, dailyVisits } = counted
  const ofSessions = (count = 0) => ({ count, percentage: percentageOf(count, current.sessions) })
  return {
    totals: computeVisitTotals(current),
    trend: compared && {
      current: computeVisitTotals(compared.current),
      previous: computeVisitTotals(compared.previous),
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

function computeVisitTotals(period: PeriodCounters): VisitTotals {
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
