import type { VisitReport } from '@/src/domain/visits/visitReport'
import type { VisitStats } from '@/src/domain/visits/visitStats'

const VISIT_TOTALS = {
  totalVisits: 1_234,
  uniqueVisitors: 987,
  pageViews: 2_345,
  avgSessionDuration: 125,
  bounceRate: 40,
}

const DAILY_VISITS = Array.from({ length: 14 }, (_, rank) => ({
  date: `2026-11-${rank + 10}`,
  visits: 10 + rank,
  views: 20 + rank,
}))

/** The report of the visit panel for 14 days that end on 23 November 2026. */
export function aVisitReport(
  stats: Partial<VisitStats> = {},
  report: Partial<VisitReport> = {},
): VisitReport {
  return {
    range: 30,
    pageTitles: {},
    ...report,
    stats: {
      totals: VISIT_TOTALS,
      trend: {
        current: { ...VISIT_TOTALS, totalVisits: 99 },
        previous: { ...VISIT_TOTALS, totalVisits: 100 },
      },
      anonymousViews: 0,
      topPages: [
        {
          ...{ page: '/nos-offres', views: 150, percentage: 100 },
          languages: [
            { language: 'fr', views: 120 },
            { language: 'en', views: 30 },
          ],
        },
      ],
      deviceStats: [{ device: 'mobile', count: 1_234, percentage: 100 }],
      trafficSources: [{ source: 'social', count: 1_234, percentage: 100 }],
      dailyVisits: DAILY_VISITS,
      realTimeVisitors: 3,
      ...stats,
    },
  }
}
