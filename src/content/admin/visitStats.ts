import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import {
  comparedRangeOffsetWeeks,
  type PageWithViews,
  type VisitRangeDays,
  type VisitStats,
  type VisitTotals,
} from '@/src/domain/visits/visitStats'
import { createFrenchDateFormat } from '../dates'
import { formatSignedFigure, formatSignedPercent } from '../signedFigures'

const wholeNumberFormat = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })
const oneDecimalFormat = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
const percentFormat = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })

type VisitFigureName =
  | 'campaigns'
  | 'offers'
  | Exclude<keyof VisitStats, 'totals' | 'trend' | 'anonymousViews'>
  | keyof VisitTotals

/** Each figure of the statistics: its label, and one sentence on what it counts. */
export const visitFigureTexts = {
  totalVisits: {
    label: 'Visites totales',
    help: 'Visites commencées pendant la période\u00A0; une visite se termine après 30\u00A0minutes sans nouvelle page.',
  },
  uniqueVisitors: {
    label: 'Visiteurs uniques',
    help: 'Navigateurs différents venus au moins une fois pendant la période.',
  },
  pageViews: {
    label: 'Pages vues',
    help: 'Pages affichées pendant la période, y compris celles qui sont comptées sans consentement.',
  },
  realTimeVisitors: {
    label: 'Visiteurs en temps réel',
    help: 'Visiteurs qui ont affiché une page dans les cinq dernières minutes.',
  },
  avgSessionDuration: {
    label: 'Durée moyenne',
    help: 'Temps moyen entre la première et la dernière page des visites commencées pendant la période.',
  },
  bounceRate: {
    label: 'Taux de rebond',
    help: 'Part des visites commencées pendant la période qui n’ont affiché qu’une seule page.',
  },
  dailyVisits: {
    label: 'Visites des 14\u00A0derniers jours',
    help: 'Visites commencées chaque jour, aujourd’hui compris, quelle que soit la période choisie.',
  },
  topPages: {
    label: 'Pages les plus vues',
    help: 'Nombre d’affichages de chaque page pendant la période, toutes langues ensemble, et sa part de toutes les pages vues.',
  },
  deviceStats: {
    label: 'Appareils',
    help: 'Visites commencées pendant la période, selon l’appareil utilisé.',
  },
  trafficSources: {
    label: 'Sources de trafic',
    help: 'Visites commencées pendant la période, selon le site ou le lien par lequel elles sont arrivées.',
  },
  campaigns: {
    label: 'Campagnes',
    help: 'Visites commencées pendant la période par un lien qui nomme sa campagne (utm_campaign), et leur part de toutes les visites.',
  },
  offers: {
    label: 'Parcours par offre',
    help: 'Des consultations d’une offre active aux candidatures acceptées pendant la période, selon l’origine de la visite.',
  },
} as const satisfies Record<VisitFigureName, { label: string; help: string }>

type ComparisonInterval = number | 'month' | 'year'

/** The end of a trend text: « par rapport à la même période, cinq semaines plus tôt ». */
export const formatComparedPeriod = (ago: ComparisonInterval) =>
  `par rapport à la même période, ${formatComparisonInterval(ago)} plus tôt`

export function formatComparisonInterval(ago: ComparisonInterval): string {
  if (ago === 'month') return 'un mois'
  if (ago === 'year') return 'un an'
  return ago === 1 ? 'une semaine' : `${ago}\u00A0semaines`
}

export const visitStatsText = {
  title: 'Statistiques de visite',
  helpFor: (figure: string) => `Définition\u00A0: ${figure}`,
  ranges: {
    legend: 'Période',
    short: (days: VisitRangeDays) => `${days}j`,
    long: (days: VisitRangeDays) => `${days}\u00A0derniers jours`,
  },
  refresh: 'Actualiser',
  refreshing: 'Actualisation…',
  loading: 'Chargement des statistiques…',
  exportCsv: 'Exporter CSV',
  retry: 'Réessayer',
  noData: 'Impossible de charger les statistiques',
  failed: 'Erreur lors du chargement des statistiques',
  stale: 'Les chiffres affichés sont ceux du chargement précédent.',
  empty: 'Aucune donnée disponible',
  emptyHelp:
    'Les chiffres apparaîtront ici dès qu’un visiteur aura accepté la mesure d’audience et affiché une page.',
  note: 'Les statistiques sont collectées en temps réel.',
  withoutConsent: 'Sans consentement',
  anonymous: (views: number) =>
    views > 1
      ? `Dont ${wholeNumberFormat.format(views)}\u00A0pages vues comptées sans consentement\u00A0: elles n’entrent que dans «\u00A0Pages vues\u00A0», «\u00A0Pages les plus vues\u00A0» et, à part, sous le parcours de chaque offre.`
      : 'Dont une page vue comptée sans consentement\u00A0: elle n’entre que dans «\u00A0Pages vues\u00A0», «\u00A0Pages les plus vues\u00A0» et, à part, sous le parcours de chaque offre.',
  trend: (percent: number, within: string) => `${formatSignedPercent(percent)} ${within}`,
  trendInPoints: (points: number, within: string) =>
    `${formatSignedFigure(points)}\u00A0${Math.abs(points) > 1 ? 'points' : 'point'} ${within}`,
  compared: (days: VisitRangeDays) =>
    `Évolutions\u00A0: les ${days - 1}\u00A0jours complets jusqu’à hier, comparés aux mêmes jours de la semaine, ${formatComparisonInterval(comparedRangeOffsetWeeks(days))} plus tôt. Aujourd’hui, qui n’est pas fini, n’y entre pas.`,
  peak: 'Maximum',
  total: 'Total',
  earlierLine: 'Comparé à la période',
  openDay: 'Un clic sur un jour l’ouvre.',
  chart: ({ from, to }: { from: string; to: string }) => `Visites par jour, du ${from} au ${to}`,
  visits: 'Visites',
  views: 'Pages vues',
  earlierVisits: 'Visites d’avant',
  visitsOf: (count: number) =>
    `${wholeNumberFormat.format(count)}\u00A0${count > 1 ? 'visites' : 'visite'}`,
  byLanguage: 'Par langue',
  viewsByLanguage: (languages: PageWithViews['languages']) =>
    languages
      .map(
        ({ language, views }) =>
          `${frenchLanguageName(language)} ${wholeNumberFormat.format(views)}`,
      )
      .join(', '),
  viewsOf: (count: number) =>
    `${wholeNumberFormat.format(count)}\u00A0${count > 1 ? 'vues' : 'vue'}`,
} as const

/** The words of the chart for a point of each unit: a day or an hour. */
export const lineChartUnitTexts = {
  day: {
    name: 'Jour',
    average: 'Moyenne par jour',
    showTable: 'Voir les chiffres jour par jour',
    peak: (visits: number, day: string) => `${wholeNumberFormat.format(visits)}, le ${day}`,
  },
  hour: {
    name: 'Heure',
    average: 'Moyenne par heure',
    showTable: 'Voir les chiffres heure par heure',
    peak: (visits: number, hour: string) => `${wholeNumberFormat.format(visits)}, ${hour}`,
  },
} as const

const frenchLanguageDisplayNames = new Intl.DisplayNames('fr-FR', { type: 'language' })
/** Returns for example « anglais ». */
export const frenchLanguageName = (language: SiteLanguage) =>
  frenchLanguageDisplayNames.of(language) ?? language

export const formatCount = (value: number) => wholeNumberFormat.format(value)
export const formatMean = (value: number) => oneDecimalFormat.format(value)
/** @param percentage 0 to 100 */
export const formatPercentage = (percentage: number) => percentFormat.format(percentage / 100)
/** Returns for example « 1er nov. ». */
export const formatShortDay = createFrenchDateFormat({
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
/** Returns for example « dimanche 1er novembre ». */
export const formatLongDay = createFrenchDateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** Returns for example `48 s`, `2 min 05 s` or `1 h 02 min`. */
export function formatDuration(seconds: number): string {
  const rounded = Math.round(seconds)
  const hours = Math.floor(rounded / 3600)
  const minutes = Math.floor((rounded % 3600) / 60)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  if (hours > 0) return `${hours}\u00A0h\u00A0${twoDigits(minutes)}\u00A0min`
  if (minutes > 0) return `${minutes}\u00A0min\u00A0${twoDigits(rounded % 60)}\u00A0s`
  return `${rounded}\u00A0s`
}
