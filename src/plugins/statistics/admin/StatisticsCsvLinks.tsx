import { Link } from '@/components/admin/frame/routing'
import { isAdministrator } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { type Period, periodQueryString } from '@/src/domain/visits/period'
import type { StatisticsPage } from '@/src/plugins/statistics/rules/statisticsPages'
import type { StatisticsTableUrlWord } from '@/src/plugins/statistics/rules/statisticsTable'
import { statisticsTableText } from '@/src/plugins/statistics/words/admin/statisticsTables'
import { statisticsTokensText } from '@/src/plugins/statistics/words/admin/statisticsTokens'
import styles from './StatisticsCsvLinks.module.css'

/** The CSV tables offered on each page. */
const CSV_TABLES_BY_PAGE: Record<StatisticsPage, readonly StatisticsTableUrlWord[]> = {
  audience: ['totaux', 'jours', 'pages', 'sources', 'appareils'],
  origins: ['origines', 'sites', 'campagnes', 'declarations'],
  offers: ['offres'],
  recruitment: ['delais', 'delais-par-mois'],
}

const csvTableText = statisticsTableText

type Props = { page: StatisticsPage; period: Period; user: SignedInUser }

/** Links to the figures of the period as CSV files, and for administrators to the API tokens. */
export function StatisticsCsvLinks({ page, period, user }: Props) {
  const tables = CSV_TABLES_BY_PAGE[page]
  if (tables.length === 0) return null
  return (
    <section aria-label={csvTableText.csvOf} className={styles.files}>
      <p id="statistics-files">{csvTableText.csvOf}</p>
      <ul aria-labelledby="statistics-files">
        {tables.map((table) => (
          <li key={table}>
            <a
              download
              href={`/api/statistiques/export?tableau=${table}&${periodQueryString(period)}`}
            >
              {csvTableText.titles[table]}
            </a>
          </li>
        ))}
      </ul>
      {isAdministrator(user) && (
        <Link href="/admin/collections/statistics-tokens" prefetch={false}>
          {statisticsTokensText.labels.plural}
        </Link>
      )}
    </section>
  )
}
