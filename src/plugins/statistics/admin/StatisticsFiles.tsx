import { Link } from '@/components/admin/frame/routing'
import { isAdministrator } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { type Period, periodQuery } from '@/src/domain/visits/period'
import type { StatisticsPage } from '@/src/plugins/statistics/rules/statisticsPages'
import type { TableWord } from '@/src/plugins/statistics/rules/statisticsTable'
import { statisticsTableText } from '@/src/plugins/statistics/words/admin/statisticsTables'
import { statisticsTokensText } from '@/src/plugins/statistics/words/admin/statisticsTokens'
import styles from './StatisticsFiles.module.css'

/** The CSV tables offered on each page. */
const PAGE_TABLES: Record<StatisticsPage, readonly TableWord[]> = {
  audience: ['totaux', 'jours', 'pages', 'sources', 'appareils'],
  origins: ['origines', 'sites', 'campagnes', 'declarations'],
  offers: ['offres'],
  recruitment: ['delais', 'delais-par-mois'],
}

const text = statisticsTableText

type Props = { page: StatisticsPage; period: Period; user: SignedInUser }

/** Links to the figures of the period as CSV files, and for administrators to the API tokens. */
export function StatisticsFiles({ page, period, user }: Props) {
  const tables = PAGE_TABLES[page]
  if (tables.length === 0) return null
  return (
    <section aria-label={text.csvOf} className={styles.files}>
      <p id="statistics-files">{text.csvOf}</p>
      <ul aria-labelledby="statistics-files">
        {tables.map((table) => (
          <li key={table}>
            <a download href={`/api/statistiques/export?tableau=${table}&${periodQuery(period)}`}>
              {text.titles[table]}
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
