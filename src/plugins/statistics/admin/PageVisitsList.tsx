'use client'

import { Gutter, SetStepNav, TableColumnsProvider, useConfig, useListQuery } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { Link } from '@/components/admin/frame/routing'
import { FilterBar } from '@/components/admin/list/FilterBar'
import { ListPagination } from '@/components/admin/list/ListPagination'
import { useReportListUrl } from '@/components/admin/list/RemountListOnUrlChange'
import { toFilterOptions } from '@/components/admin/list/toFilterOptions'
import { visitSourceLabels } from '@/src/content/visitSources'
import { VISIT_SOURCES } from '@/src/domain/visits/visit'
import { parseVisitListQuery } from '@/src/plugins/statistics/rules/visitList'
import { pageVisitsText as text } from '@/src/plugins/statistics/words/admin/pageVisits'
import { type ListedPageVisit, PageVisitRow } from './PageVisitRow'
import styles from './PageVisitsList.module.css'

type Props = ListViewClientProps & { rows: ListedPageVisit[] }

const EXCLUDED_FILTER_VALUES = ['false', 'true'] as const
const COLLECTIONS_PATH = '/admin/collections'
// The query also resets the sort order and page size, which may be the refused values.
const DEFAULT_QUERY = { where: {}, page: 1, sort: '-createdAt', limit: 50 }

/** List of the page views behind the figures, with links to exclude some of them. */
export function PageVisitsList({ rows, ...view }: Props) {
  const { data, query, refineListData } = useListQuery()
  const { getEntityConfig } = useConfig()
  const config = getEntityConfig({ collectionSlug: 'page-visits' })
  const judged = parseVisitListQuery(query, new Date())
  useReportListUrl()
  return (
    <TableColumnsProvider collectionSlug="page-visits" columnState={view.columnState}>
      <div>
        <SetStepNav nav={[{ label: text.labels.plural }]} />
        <Gutter>
          <div className={styles.head}>
            <div>
              <h1>{text.labels.plural}</h1>
              <p>{text.count(data?.totalDocs ?? 0)}</p>
              <p className={styles.description}>{text.description}</p>
            </div>
            <div className={styles.actions}>
              <Link href={`${COLLECTIONS_PATH}/visit-exclusions`} prefetch={false}>
                {text.exclusions}
              </Link>
              <Link
                className={styles.strike}
                href={`${COLLECTIONS_PATH}/visit-exclusions/create`}
                prefetch={false}
              >
                {text.strikeOut}
              </Link>
            </div>
          </div>
          <FilterBar
            byDay
            collection="page-visits"
            first={{ field: 'source', options: toFilterOptions(VISIT_SOURCES, visitSourceLabels) }}
            status={{
              field: 'isStruckOut',
              options: toFilterOptions(EXCLUDED_FILTER_VALUES, text.counting),
            }}
          />
          {!judged.ok && (
            <p className={styles.refused} role="alert">
              <span>{text.errors[judged.error]}</span>{' '}
              <button onClick={() => void refineListData(DEFAULT_QUERY)} type="button">
                {text.usual}
              </button>
            </p>
          )}
          {judged.ok && rows.length === 0 && <p className={styles.empty}>{text.empty}</p>}
          {rows.length > 0 && (
            <>
              <table className={styles.rows}>
                <thead>
                  <tr>
                    <th scope="col">{text.createdAt}</th>
                    <th scope="col">{text.pagePath}</th>
                    <th scope="col">{text.source}</th>
                    <th scope="col">{text.deviceType}</th>
                    <th scope="col">{text.counted}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <PageVisitRow key={row.id} row={row} />
                  ))}
                </tbody>
              </table>
              <ListPagination limits={config.admin.pagination?.limits} />
            </>
          )}
        </Gutter>
      </div>
    </TableColumnsProvider>
  )
}
