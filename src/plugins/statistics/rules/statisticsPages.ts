/** The pages of the statistics in the admin, by the last segment of their URL. */
export const STATISTICS_PAGES = {
  audience: '/statistiques',
  origins: '/statistiques/origines',
  offers: '/statistiques/offres',
  recruitment: '/statistiques/recrutement',
} as const

export type StatisticsPage = keyof typeof STATISTICS_PAGES
