import type { SiteLanguage } from '../languages/siteLocale'
import type { IsoDay } from '../text/frenchDate'
import type { VisitDevice, VisitSource } from './visit'

/** Number of days in the statistics, today included. */
export const VISIT_RANGE_DAYS = [7, 30, 90] as const
export type VisitRangeDays = (typeof VISIT_RANGE_DAYS)[number]
export const DEFAULT_VISIT_RANGE_DAYS: VisitRangeDays = 30

/**
 * The number of weeks between a range and the one that it is compared with: both have the same
 * weekdays and do not overlap.
 */
export const comparedRangeOffsetWeeks = (days: number): number => Math.ceil(days / 7)

/** Number of days in the line chart of the dashboard, whatever the range. */
export const DASHBOARD_CHART_DAYS = 14

/** The figures of a period that are compared with earlier ones. */
export type VisitTotals = {
  /** Sessions that began in the period. */
  totalVisits: number
  /** Visitors with at least one view in the period. */
  uniqueVisitors: number
  /** Page views in the period, including those without consent. */
  pageViews: number
  /** Mean time between first and last page, over the sessions that began in the period; seconds. */
  avgSessionDuration: number
  /** Share of the sessions that began in the period with one page only; 0 to 100. */
  bounceRate: number
}

/** A page in all its languages, by its internal path, with the views per language, most first. */
export type PageWithViews = {
  page: string
  views: number
  languages: { language: SiteLanguage; views: number }[]
}

/**
 * A comparison of two periods with the same number of complete days, on the same weekdays, because
 * today is not complete.
 */
export type VisitTrend = {
  /** The complete days of the period. */
  current: VisitTotals
  /** The earlier days with which the current ones are compared. */
  previous: VisitTotals
}

export type DailyVisits = { date: IsoDay; visits: number; views: number }

export type VisitStats = {
  totals: VisitTotals
  /** The changes; null when counting began after the earlier days. */
  trend: VisitTrend | null
  /** The part of the period's pageViews without consent. */
  anonymousViews: number
  /** The pages with the most views, at most ten; the percentage is of the period's pageViews. */
  topPages: (PageWithViews & { percentage: number })[]
  /**
   * Sessions that began in the period by device, in the order of VISIT_DEVICES; devices without any
   * are included.
   */
  deviceStats: { device: VisitDevice; count: number; percentage: number }[]
  /**
   * Sessions that began in the period by source, most frequent first; sources without any are
   * included.
   */
  trafficSources: { source: VisitSource; count: number; percentage: number }[]
  /** Sessions and page views of each charted day, oldest first, without gaps. */
  dailyVisits: DailyVisits[]
  /** Visitors with a view in the last five minutes. */
  realTimeVisitors: number
}

/** The change in whole percent; null when there is no earlier figure. */
export function trendPercentage(current: number, previous: number): number | null {
  return previous > 0 ? Math.round(((current - previous) / previous) * 100) : null
}
