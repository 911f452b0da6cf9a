import type { SiteLanguage } from '../languages/siteLocale'
import type { Day } from '../text/frenchDate'
import type { VisitDevice, VisitSource } from './visit'

/** How many days the statistics look back; today counts. */
export const VISIT_RANGES = [7, 30, 90] as const
export type VisitRange = (typeof VISIT_RANGES)[number]
export const DEFAULT_VISIT_RANGE: VisitRange = 30

/** So many weeks earlier lie the days that so many are compared with: as many of each weekday, and none twice. */
export const weeksCompared = (days: number): number => Math.ceil(days / 7)

/** The line chart of the start page shows so many days, whatever the range. */
export const CHARTED_DAYS = 14

/** The figures of a period, which are compared with earlier ones. */
export type VisitTotals = {
  /** Sessions begun in the period. */
  totalVisits: number
  /** Visitors seen at least once in the period. */
  uniqueVisitors: number
  /** Pages seen in the period, those counted without consent among them. */
  pageViews: number
  /** Mean of last page minus first page over the sessions begun in the period; seconds. */
  avgSessionDuration: number
  /** Share of the sessions begun in the period that saw one page; 0 to 100. */
  bounceRate: number
}

/** A page in whatever languages it is read, by its address in the house's; views in each, most first. */
export type ReadPage = {
  page: string
  views: number
  languages: { language: SiteLanguage; views: number }[]
}

/** Like with like: today is not over, so both are as many whole days, of the same weekdays. */
export type VisitTrend = {
  /** Of the whole days of the period. */
  current: VisitTotals
  /** Of those that they are compared with. */
  previous: VisitTotals
}

export type DailyVisits = { date: Day; visits: number; views: number }

export type VisitStats = {
  totals: VisitTotals
  /** What has become of them; null when nothing was counted yet when the earlier days began. */
  trend: VisitTrend | null
  /** Pages seen without consent, of the period's pageViews. */
  anonymousViews: number
  /** At most ten, most seen first; percentage of the period's pageViews. */
  topPages: (ReadPage & { percentage: number })[]
  /** Of the sessions begun in the period; every device, in the order of VISIT_DEVICES. */
  deviceStats: { device: VisitDevice; count: number; percentage: number }[]
  /** Of the sessions begun in the period; every source, most frequent first. */
  trafficSources: { source: VisitSource; count: number; percentage: number }[]
  /** Sessions begun and pages seen on each day of what is charted, oldest first, none left out. */
  dailyVisits: DailyVisits[]
  /** Visitors with a page in the last five minutes. */
  realTimeVisitors: number
}

/** What became of the visitors of one offer within a range, from one source. */
export type OfferFunnelStep = {
  /** null: applications whose candidate did not accept analytics. */
  source: VisitSource | null
  /** Views of the offer's page. */
  views: number
  /** Views of its application form. */
  formsOpened: number
  applications: number
  accepted: number
}
