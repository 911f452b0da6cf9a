import { frenchLanguageName } from '@/src/content/admin/visitStats'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import type { Period } from '@/src/domain/visits/period'
import { WAIT_STAGES } from '@/src/plugins/statistics/rules/recruitmentTimes'
import type {
  StatisticsTable,
  StatisticsTableUrlWord,
} from '@/src/plugins/statistics/rules/statisticsTable'
import { statisticsText } from '@/src/plugins/statistics/words/admin/statistics'
import { originsText } from './origins'
import { recruitmentText } from './recruitment'

const waitingTimeColumnLabels = Object.fromEntries(
  WAIT_STAGES.flatMap((wait) => {
    const { median, ninth, open, waits } = recruitmentText
    return [
      [`${wait}Median`, `${waits[wait]}, ${median.toLowerCase()} (s)`],
      [`${wait}Ninth`, `${waits[wait]}, ${ninth} (s)`],
      [`${wait}Open`, open[wait]],
    ]
  }),
)

/** Column headings of the tables, by their API name. */
const columnLabels: Record<string, string> = {
  figure: 'Indicateur',
  value: 'Valeur',
  unit: 'Unité',
  wholeDays: 'Jours complets',
  wholeDaysBefore: 'Mêmes jours avant',
  day: 'Jour',

  views: 'Pages vues',
  page: 'Adresse',
  title: 'Page',
  share: 'Part (%)',
  source: 'Source',
  device: 'Appareil',
  label: 'Nom',
  beside: 'Précision',
  answer: 'Réponse',
  month: 'Mois',
  id: 'Numéro',
  state: 'État',
  ...originsText.columns,
  formsOpened: originsText.columns.forms,
  viewsAside: 'Pages vues sans consentement',
  formsAside: 'Formulaires ouverts sans consentement',
  applicationsAside: 'Candidatures sans consentement',
  acceptedAside: 'Acceptées sans consentement',
  received: recruitmentText.received,
  promised: 'Jour promis passé',
  kept: recruitmentText.onTime,
  ...waitingTimeColumnLabels,
  ...Object.fromEntries(
    SITE_LANGUAGES.map((language) => [language, `En ${frenchLanguageName(language)}`]),
  ),
}

export const statisticsTableText = {
  titles: {
    totaux: 'Totaux',
    jours: 'Jour par jour',
    pages: 'Pages',
    sources: 'Sources',
    appareils: 'Appareils',
    origines: 'Origines',
    sites: 'Sites',
    campagnes: 'Campagnes',
    declarations: 'Ce que disent les candidats',
    offres: 'Offres',
    delais: 'Délais par offre',
    'delais-par-mois': 'Délais par mois',
  } satisfies Record<StatisticsTableUrlWord, string>,
  csvOf: 'Tableaux entiers en CSV',
  record: (word: StatisticsTableUrlWord, period: Period) => ({
    subject: `Statistiques, ${statisticsTableText.titles[word].toLowerCase()}`,
    details: statisticsText.period.shown(period),
  }),
}

// Numbers have no thousands separators, so that spreadsheets can read them.
const numberFormat = new Intl.NumberFormat('fr-FR', {
  maximumFractionDigits: 2,
  useGrouping: false,
})

/** Formats the table for a spreadsheet: headings and rows in French format. */
export function formatTableForSpreadsheet({ columns, rows }: StatisticsTable): string[][] {
  const written = (cell: string | number | null | undefined) =>
    typeof cell === 'number' ? numberFormat.format(cell) : (cell ?? '')
  return [
    columns.map((column) => columnLabels[column] ?? column),
    ...rows.map((row) => columns.map((column) => written(row[column]))),
  ]
}
