import { visitedPageName } from '@/src/content/admin/visitedPages'
import {
  frenchLanguageName,
  visitFigureTexts,
  visitStatsText,
} from '@/src/content/admin/visitStats'
import { visitDeviceLabels, visitSourceLabels } from '@/src/content/visitSources'
import { formatDay } from '@/src/domain/text/frenchDate'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import type { VisitRangeDays, VisitStats } from '@/src/domain/visits/visitStats'
import {
  FUNNEL_STEPS,
  type FunnelStep,
  funnelSources,
  funnelWithoutConsent,
  type OfferFunnel,
} from '@/src/plugins/statistics/rules/offerFunnel'
import { funnelText } from '@/src/plugins/statistics/words/admin/offerFunnel'

/** @param day `YYYY-MM-DD` */
export const visitExportFileName = (range: VisitRangeDays, day: string) =>
  `statistiques-${range}-jours-${day}.csv`

/** Builds the subject and details of the audit entry of an export. */
export const visitExportAuditEntry = (range: VisitRangeDays) => ({
  subject: visitStatsText.title,
  details: visitStatsText.ranges.long(range),
})

const EXPORT_HEADINGS = [
  ...['Indicateur', 'Détail', 'Adresse', 'Valeur', 'Unité', 'Part (%)'],
  ...['Jours complets', 'Mêmes jours avant'],
]

type VisitExportRow = {
  figure: string
  detail?: string
  address?: string
  value: number
  unit: 'visites' | 'visiteurs' | 'pages vues' | 'secondes' | '%' | 'candidatures'
  share?: number
  /** The compared values of whole days. */
  trend?: { current: number; previous: number }
}

/** Lists the figures of a range as rows of one table. */
export function visitExportRows({ stats, pageTitles, offers = [] }: VisitReport): string[][] {
  const rows = [
    ...totalExportRows(stats),
    ...pageExportRows(stats, pageTitles),
    ...sourceAndDeviceExportRows(stats),
    ...dayExportRows(stats),
    ...offers.flatMap(offerExportRows),
  ]
  return [EXPORT_HEADINGS, ...rows.map(exportCells)]
}

function totalExportRows({ totals, trend, anonymousViews }: VisitStats): VisitExportRow[] {
  const units = {
    totalVisits: 'visites',
    uniqueVisitors: 'visiteurs',
    pageViews: 'pages vues',
    avgSessionDuration: 'secondes',
    bounceRate: '%',
  } as const
  const row = (name: keyof typeof units): VisitExportRow => ({
    figure: visitFigureTexts[name].label,
    value: totals[name],
    unit: units[name],
    ...(trend ? { trend: { current: trend.current[name], previous: trend.previous[name] } } : {}),
  })
  return [
    row('totalVisits'),
    row('uniqueVisitors'),
    row('pageViews'),
    {
      figure: visitFigureTexts.pageViews.label,
      detail: visitStatsText.withoutConsent,
      value: anonymousViews,
      unit: 'pages vues',
    },
    row('avgSessionDuration'),
    row('bounceRate'),
  ]
}

function pageExportRows(
  { topPages }: VisitStats,
  titles: Record<string, string>,
): VisitExportRow[] {
  return topPages.flatMap(({ page, views, percentage, languages }) => {
    const row = {
      figure: visitFigureTexts.topPages.label,
      detail: visitedPageName(page, titles),
      address: page,
      unit: 'pages vues' as const,
    }
    const parts = languages.map((part) => ({
      ...row,
      figure: `${row.figure}, ${visitStatsText.byLanguage.toLowerCase()}`,
      detail: `${row.detail} (${frenchLanguageName(part.language)})`,
      value: part.views,
    }))
    return [{ ...row, value: views, share: percentage }, ...(parts.length > 1 ? parts : [])]
  })
}

function sourceAndDeviceExportRows({ trafficSources, deviceStats }: VisitStats): VisitExportRow[] {
  return [
    ...trafficSources.map(({ source, count, percentage }) => ({
      figure: visitFigureTexts.trafficSources.label,
      detail: visitSourceLabels[source],
      value: count,
      unit: 'visites' as const,
      share: percentage,
    })),
    ...deviceStats.map(({ device, count, percentage }) => ({
      figure: visitFigureTexts.deviceStats.label,
      detail: visitDeviceLabels[device],
      value: count,
      unit: 'visites' as const,
      share: percentage,
    })),
  ]
}

function dayExportRows({ dailyVisits }: VisitStats): VisitExportRow[] {
  return dailyVisits.map(({ date, visits }) => ({
    figure: visitFigureTexts.dailyVisits.label,
    detail: formatDay(date),
    value: visits,
    unit: 'visites',
  }))
}

const unitByFunnelStep = {
  views: 'pages vues',
  formsOpened: 'pages vues',
  applications: 'candidatures',
  accepted: 'candidatures',
} as const satisfies Record<FunnelStep, VisitExportRow['unit']>

function offerExportRows({ title, steps }: OfferFunnel): VisitExportRow[] {
  return [...funnelSources(steps), ...funnelWithoutConsent(steps)].flatMap(
    ({ source, ...figures }) =>
      FUNNEL_STEPS.map((step) => ({
        figure: `${visitFigureTexts.offers.label}, ${funnelText.steps[step].toLowerCase()}`,
        detail: `${title} (${funnelText.source(source)})`,
        value: figures[step],
        unit: unitByFunnelStep[step],
      })),
  )
}

// Numbers have no thousands separators, so that spreadsheets can read them.
const numberFormat = new Intl.NumberFormat('fr-FR', {
  maximumFractionDigits: 2,
  useGrouping: false,
})
const formatFigure = (value: number | undefined) =>
  value === undefined ? '' : numberFormat.format(value)

function exportCells({
  figure,
  detail = '',
  address = '',
  value,
  unit,
  share,
  trend,
}: VisitExportRow) {
  const compared = [formatFigure(trend?.current), formatFigure(trend?.previous)]
  return [figure, detail, address, formatFigure(value), unit, formatFigure(share), ...compared]
}
