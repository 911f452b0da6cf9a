import type { Period } from '@/src/domain/visits/period'

/** The statistics tables that can be exported or read over the API, by their word in the URL. */
export const STATISTICS_TABLE_BY_URL_WORD = {
  totaux: 'totals',
  jours: 'days',
  pages: 'pages',
  sources: 'sources',
  appareils: 'devices',
  origines: 'origins',
  sites: 'sites',
  campagnes: 'campaigns',
  declarations: 'declared',
  offres: 'offers',
  delais: 'times',
  'delais-par-mois': 'monthlyTimes',
} as const
export type StatisticsTableUrlWord = keyof typeof STATISTICS_TABLE_BY_URL_WORD
export type StatisticsTableName = (typeof STATISTICS_TABLE_BY_URL_WORD)[StatisticsTableUrlWord]

/** A complete table: its column names, and its rows by column name. */
export type StatisticsTable<Column extends string = string> = {
  columns: readonly Column[]
  rows: readonly Readonly<Record<Column, string | number | null>>[]
}

export const isStatisticsTableUrlWord = (word: string | null): word is StatisticsTableUrlWord =>
  word !== null && Object.hasOwn(STATISTICS_TABLE_BY_URL_WORD, word)

/** @returns for example `statistiques-pages-2026-10-01-2026-10-31.csv` */
export const tableFileName = (word: StatisticsTableUrlWord, { from, to }: Period): string =>
  `statistiques-${word}-${from}-${to}.csv`
