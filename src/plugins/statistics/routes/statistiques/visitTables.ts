import { visitedPageName } from '@/src/content/admin/visitedPages'
import { visitFigureTexts, visitStatsText } from '@/src/content/admin/visitStats'
import { visitDeviceLabels, visitSourceLabels } from '@/src/content/visitSources'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import type { VisitStats } from '@/src/domain/visits/visitStats'
import type { StatisticsTable } from '@/src/plugins/statistics/rules/statisticsTable'

const UNIT_BY_FIGURE = {
  totalVisits: 'visits',
  uniqueVisitors: 'visitors',
  pageViews: 'views',
  avgSessionDuration: 'seconds',
  bounceRate: '%',
} as const

export function buildTotalsTable({ totals, trend, anonymousViews }: VisitStats): StatisticsTable {
  const row = (figure: keyof typeof UNIT_BY_FIGURE) => ({
    figure,
    label: visitFigureTexts[figure].label,
    unit: UNIT_BY_FIGURE[figure],
    value: totals[figure],
    wholeDays: trend?.current[figure] ?? null,
    wholeDaysBefore: trend?.previous[figure] ?? null,
  })
  const anonymous = {
    ...row('pageViews'),
    ...{ figure: 'anonymousViews', value: anonymousViews },
    label: `${visitFigureTexts.pageViews.label}, ${visitStatsText.withoutConsent.toLowerCase()}`,
    ...{ wholeDays: null, wholeDaysBefore: null },
  }
  return {
    columns: ['figure', 'label', 'value', 'unit', 'wholeDays', 'wholeDaysBefore'],
    rows: [
      ...(['totalVisits', 'uniqueVisitors', 'pageViews'] as const).map(row),
      anonymous,
      ...(['avgSessionDuration', 'bounceRate'] as const).map(row),
    ],
  }
}

export function buildDaysTable({ dailyVisits }: VisitStats): StatisticsTable {
  return {
    columns: ['day', 'visits', 'views'],
    rows: dailyVisits.map(({ date, visits, views }) => ({ day: date, visits, views })),
  }
}

export function buildPagesTable(
  { topPages }: VisitStats,
  titles: Record<string, string>,
): StatisticsTable {
  return {
    columns: ['page', 'title', 'views', 'share', ...SITE_LANGUAGES],
    rows: topPages.map(({ languages, page, percentage, views }) => ({
      ...Object.fromEntries(SITE_LANGUAGES.map((language) => [language, 0])),
      ...Object.fromEntries(languages.map((one) => [one.language, one.views])),
      ...{ page, title: visitedPageName(page, titles), views, share: percentage },
    })),
  }
}

export function buildSourcesTable({ trafficSources }: VisitStats): StatisticsTable {
  return {
    columns: ['source', 'label', 'visits', 'share'],
    rows: trafficSources.map(({ count, percentage, source }) => ({
      ...{ source, label: visitSourceLabels[source] },
      ...{ visits: count, share: percentage },
    })),
  }
}

export function buildDevicesTable({ deviceStats }: VisitStats): StatisticsTable {
  return {
    columns: ['device', 'label', 'visits', 'share'],
    rows: deviceStats.map(({ count, device, percentage }) => ({
      ...{ device, label: visitDeviceLabels[device] },
      ...{ visits: count, share: percentage },
    })),
  }
}
