import { formatComparisonInterval, formatCount } from '@/src/content/admin/visitStats'
import { countDays, type Period } from '@/src/domain/visits/period'
import type { ComparedPeriods, ComparisonChoice } from '@/src/plugins/statistics/rules/comparison'
import { formatPeriod } from './periodWords'

export const audienceText = {
  byDay: 'Visites par jour',
  byHour: 'Visites par heure',
  details: 'Pages, sources, appareils et campagnes',
  allCampaigns: 'Ce que chaque campagne a amené',
  compare: {
    label: 'Comparer avec',
    before: 'La période d’avant',
    yearBefore: 'Un an plus tôt',
    none: 'Rien',
  } satisfies Record<ComparisonChoice | 'label', string>,
  /** The sentence that states which two periods are compared. */
  compared: ({ ago, isByMonth }: ComparedPeriods, { current, previous }: ComparedWholePeriods) => {
    const same = isSingleDay(previous) ? 'même jour' : 'mêmes jours'
    const sameDays = isByMonth
      ? ''
      : `, ${same} de la semaine, ${formatComparisonInterval(ago)} plus tôt`
    const other = isSingleDay(previous)
      ? `au ${formatPeriodWithDayCount(previous)}`
      : `à la période ${formatPeriodWithDayCount(previous)}`
    return `Évolutions\u00A0: ${formatPeriodWithDayCount(current)}, comparé ${other}${sameDays}.`
  },
  withoutToday: 'Aujourd’hui, qui n’est pas fini, n’y entre pas.',
  notYet: (previous: Period) =>
    `Rien à comparer\u00A0: les visites n’étaient pas encore comptées quand a commencé l’autre période, ${formatPeriod(previous)}.`,
  unfinished: 'Aujourd’hui n’est pas fini\u00A0: ses chiffres ne sont comparés à rien.',
  hours: (from: number) => `de ${from}\u00A0h à ${(from + 1) % 24}\u00A0h`,
  shortHour: (from: number) => `${from}\u00A0h`,
  /** Names the hour that occurs twice in the night when clocks go back. */
  again: (hour: string) => `${hour}, une seconde fois`,
  noHours:
    'Le détail heure par heure de ce jour n’est plus gardé\u00A0: seuls restent les chiffres du jour.',
  thatDay: 'À la même heure',
  dayBefore: 'Jour précédent',
  dayAfter: 'Jour suivant',
  daysLabel: 'Jours voisins',
  happened: 'Ce qui s’est passé',
  happenedHelp:
    'Tiré du journal d’activité\u00A0: offres, bannière, pages, et le nombre d’e-mails partis aux candidats. Les repères sont écrits ici par l’équipe.',
  nothingHappened: 'Rien n’est noté pour cette période.',
  nothingThatDay: 'Rien n’est noté pour ce jour.',
  olderDays: (days: number) =>
    days > 1 ? `Voir les ${formatCount(days)}\u00A0jours d’avant` : 'Voir le jour d’avant',
  mark: 'Repère',
  markedLegend: 'Repère de l’équipe',
  eventLegend: 'Changement du site',
} as const

type ComparedWholePeriods = NonNullable<ComparedPeriods['whole']>

const isSingleDay = ({ from, to }: Period) => from === to

function formatPeriodWithDayCount(period: Period): string {
  const days = isSingleDay(period) ? '' : ` (${countDays(period)}\u00A0jours)`
  return `${formatPeriod(period)}${days}`
}
