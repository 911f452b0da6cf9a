import { createFrenchDateFormat } from '@/src/content/dates'
import type { Period } from '@/src/domain/visits/period'
import type { StatisticsPage } from '@/src/plugins/statistics/rules/statisticsPages'

const formatLongDate = createFrenchDateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export const statisticsText = {
  title: 'Statistiques',
  pages: {
    audience: 'Visites',
    origins: 'Origines',
    offers: 'Offres',
    recruitment: 'Recrutement',
  } satisfies Record<StatisticsPage, string>,
  pagesLabel: 'Pages des statistiques',
  period: {
    legend: 'Période',
    lastDays: (days: number) => `${days}\u00A0derniers jours`,
    thisMonth: 'Ce mois',
    lastMonth: 'Mois dernier',
    from: 'Du',
    to: 'au',
    show: 'Afficher',
    shown: ({ from, to }: Period) =>
      from === to
        ? `Le ${formatLongDate(from)}`
        : `Du ${formatLongDate(from)} au ${formatLongDate(to)}`,
    wrong:
      'Cette période n’existe pas\u00A0: elle doit commencer avant de finir, finir au plus tard aujourd’hui, et ne pas dépasser un an. Voici les 30\u00A0derniers jours.',
  },
}
