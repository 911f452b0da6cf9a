import type { StatisticsMailFrequency } from '@/src/plugins/statistics/rules/statisticsMail'

export const statisticsMailFrequencyLabels = {
  weekly: 'Chaque semaine',
  monthly: 'Chaque mois',
} as const satisfies Record<StatisticsMailFrequency, string>

export const statisticsMailFieldText = {
  label: 'M’envoyer les statistiques',
  description:
    'Visites, pages et sources de la semaine ou du mois passé, par e-mail à partir de 8 h : le lundi, ou le premier du mois. Laissez vide pour ne rien recevoir. Chacun le choisit pour soi.',
} as const
