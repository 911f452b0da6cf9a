/** The paths of the statistics pages below `/admin`, by page. */
export const STATISTICS_PAGES = {
  audience: '/statistiques',
  origins: '/statistiques/origines',
  offers: '/statistiques/offres',
  recruitment: '/statistiques/recrutement',
} as const

export type StatisticsPage = keyof typeof STATISTICS_PAGES
