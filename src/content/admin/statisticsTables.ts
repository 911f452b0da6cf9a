import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import type { Period } from '@/src/domain/visits/period'
import type { StatisticsTable, TableWord } from '@/src/domain/visits/statisticsTable'
import { statisticsText } from './statistics'
import { languageName } from './visitStats'

/** Columns of the tables, by the name under which programs read them. */
const columnLabels: Record<string, string> = {
  figure: 'Indicateur',
  value: 'Valeur',
  unit: 'Unité',
  wholeDays: 'Jours complets',
  wholeDaysBefore: 'Mêmes jours avant',
  day: 'Jour',
  visits: 'Visites',
  views: 'Pages vues',
  page: 'Adresse',
  title: 'Page',
  share: 'Part (%)',
  source: 'Source',
  device: 'Appareil',
  label: 'Nom',
  ...Object.fromEntries(
    SITE_LANGUAGES.map((language) => [language, `En ${languageName(language)}`]),
  ),
}

export const statisticsTableText = {
  titles: {
    totaux: 'Totaux',
    jours: 'Jour par jour',
    pages: 'Pages',
    sources: 'Sources',
    appareils: 'Appareils',
  } satisfies Record<TableWord, string>,
  csvOf: 'Tableaux entiers en CSV',
  record: (word: TableWord, period: Period) => ({
    subject: `Statistiques, ${statisticsTableText.titles[word].toLowerCase()}`,
    details: statisticsText.period.shown(period),
  }),
}

// Without marks between thousands: a table must be able to add them up.
const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2, useGrouping: false })

/** The table for a spreadsheet: its headings and its rows, in words and figures of French. */
export function writtenTable({ columns, rows }: StatisticsTable): string[][] {
  const written = (cell: string | number | null | undefined) =>
    typeof cell === 'number' ? number.format(cell) : (cell ?? '')
  return [
    columns.map((column) => columnLabels[column] ?? column),
    ...rows.map((row) => columns.map((column) => written(row[column]))),
  ]
}
