import type { Period } from './period'

/** The tables of the statistics that can be had as a file and over the API, by the word of an address. */
export const STATISTICS_TABLES = {
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
export type TableWord = keyof typeof STATISTICS_TABLES
export type StatisticsTableName = (typeof STATISTICS_TABLES)[TableWord]

/** A table whole: the names of its columns, and each row by them. */
export type StatisticsTable<Column extends string = string> = {
  columns: readonly Column[]
  rows: readonly Readonly<Record<Column, string | number | null>>[]
}

export const isTableWord = (word: string | null): word is TableWord =>
  word !== null && Object.hasOwn(STATISTICS_TABLES, word)

/** @returns `statistiques-pages-2026-10-01-2026-10-31.csv` */
export const tableFileName = (word: TableWord, { from, to }: Period): string =>
  `statistiques-${word}-${from}-${to}.csv`
