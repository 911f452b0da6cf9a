import { formatVisitTrend } from '@/src/content/admin/formatVisitTrend'
import { visitedPageName } from '@/src/content/admin/visitedPages'
import {
  formatCount,
  formatDuration,
  formatLongDay,
  formatPercentage,
  lineChartUnitTexts,
  visitFigureTexts,
  visitStatsText,
} from '@/src/content/admin/visitStats'
import type { MailFact, MailText } from '@/src/content/mails/mailText'
import { visitSourceLabels } from '@/src/content/visitSources'
import { summarizeDailyVisits } from '@/src/domain/visits/dailySummary'
import type { VisitStats, VisitTotals } from '@/src/domain/visits/visitStats'
import type {
  StatisticsMailFigures,
  StatisticsMailFrequency,
} from '@/src/plugins/statistics/rules/statisticsMail'
import { demoVisitsText } from '@/src/plugins/statistics/words/admin/demoVisits'
import { statisticsText } from '@/src/plugins/statistics/words/admin/statistics'

/** Content id of the attached chart. */
export const CHART_CONTENT_ID = 'visites'

const MAX_LISTED_PAGES = 5

type StatisticsMailContent = StatisticsMailFigures & {
  kind: StatisticsMailFrequency
  name: string
  /** The URL of the page with the same figures. */
  url?: string
  stopUrl?: string
}

const mailWords = {
  weekly: {
    title: 'Les visites de la semaine',
    within: 'par rapport à la semaine précédente',
    footer: 'Vous recevez ce message chaque lundi parce que vous l’avez demandé dans votre profil.',
  },
  monthly: {
    title: 'Les visites du mois',
    within: 'par rapport au mois précédent',
    footer:
      'Vous recevez ce message chaque premier du mois parce que vous l’avez demandé dans votre profil.',
  },
} as const satisfies Record<StatisticsMailFrequency, Record<string, string>>

/** Mail to a subscribed staff member: the figures of the last week or month, as on the screen. */
export function statisticsMail({
  demo,
  kind,
  name,
  period,
  stats,
  titles,
  ...links
}: StatisticsMailContent): MailText {
  const { footer, title, within } = mailWords[kind]
  const shown = statisticsText.period.shown(period)
  return {
    subject: `${title}\u00A0: ${visitStatsText.visitsOf(stats.totals.totalVisits)}`,
    title,
    paragraphs: [
      name ? `Bonjour ${name},` : 'Bonjour,',
      `Ce que la mesure d’audience a compté sur le site, ${shown.replace(/^D/, 'd')}.`,
      ...(demo && demo.from <= period.to && demo.to >= period.from
        ? [demoVisitsText.sentence(demo)]
        : []),
    ],
    picture: {
      cid: CHART_CONTENT_ID,
      alt: `Visites par jour. ${shown}.`,
      caption: describeVisitChart(stats),
    },
    facts: totalFiguresInMail(stats, within),
    tables: [
      { title: visitFigureTexts.topPages.label, facts: topPagesInMail(stats, titles) },
      { title: visitFigureTexts.trafficSources.label, facts: trafficSourcesInMail(stats) },
    ].filter(({ facts }) => facts.length > 0),
    link: links.url ? { label: 'Voir les statistiques', url: links.url } : undefined,
    footer,
    stop: links.stopUrl ? { label: 'Ne plus recevoir ce message', url: links.stopUrl } : undefined,
  }
}

// Describes the chart as text, for readers who cannot see it.
function describeVisitChart({ dailyVisits }: VisitStats): string {
  const { average, peak } = summarizeDailyVisits(dailyVisits)
  const mean = `${lineChartUnitTexts.day.average}\u00A0: ${formatCount(average)}`
  if (!peak) return visitStatsText.empty
  const most = lineChartUnitTexts.day.peak(peak.visits, formatLongDay(peak.date))
  return `${visitStatsText.peak}\u00A0: ${most}. ${mean}.`
}

const FORMAT_BY_FIGURE = {
  totalVisits: formatCount,
  uniqueVisitors: formatCount,
  pageViews: formatCount,
  avgSessionDuration: formatDuration,
  bounceRate: formatPercentage,
} as const satisfies Record<keyof VisitTotals, (value: number) => string>

const MAIL_FIGURES = [
  'totalVisits',
  'uniqueVisitors',
  'pageViews',
  'avgSessionDuration',
  'bounceRate',
] as const

function totalFiguresInMail(stats: VisitStats, within: string): MailFact[] {
  return MAIL_FIGURES.map((figure) => {
    const value = FORMAT_BY_FIGURE[figure](stats.totals[figure])
    const trend = formatVisitTrend(stats, figure, within)
    const label = visitFigureTexts[figure].label
    return { label, value: trend ? `${value} (${trend})` : value }
  })
}

function topPagesInMail({ topPages }: VisitStats, titles: Record<string, string>): MailFact[] {
  return topPages.slice(0, MAX_LISTED_PAGES).map(({ page, views }) => ({
    label: visitedPageName(page, titles),
    value: visitStatsText.viewsOf(views),
  }))
}

function trafficSourcesInMail({ trafficSources }: VisitStats): MailFact[] {
  return trafficSources
    .filter(({ count }) => count > 0)
    .map(({ count, percentage, source }) => ({
      label: visitSourceLabels[source],
      value: `${visitStatsText.visitsOf(count)} (${formatPercentage(percentage)})`,
    }))
}
