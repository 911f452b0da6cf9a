'use client'

import {
  Gutter,
  ListControls,
  SetStepNav,
  TableColumnsProvider,
  useConfig,
  useListQuery,
} from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { FilterBar } from '@/components/admin/list/FilterBar'
import { ListPagination } from '@/components/admin/list/ListPagination'
import { useReportListUrl } from '@/components/admin/list/RemountListOnUrlChange'
import { auditText } from '@/src/content/admin/audit'
import { auditActionOptions, auditTargetOptions } from '@/src/content/admin/auditWords'
import { auditListWords as words } from '@/src/plugins/audit-screens/words/admin/auditSentences'
import { AuditLineItem } from './AuditLineItem'
import styles from './AuditTrail.module.css'
import type { AuditDay } from './auditLines'

type Props = ListViewClientProps & { days: AuditDay[] }

/** Audit sentences grouped by day, above them the filters and Payload's own search field. */
export function AuditTrail({ days, ...view }: Props) {
  const { data } = useListQuery()
  const { getEntityConfig } = useConfig()
  useReportListUrl()
  const config = getEntityConfig({ collectionSlug: 'audit-entries' })
  return (
    <TableColumnsProvider collectionSlug="audit-entries" columnState={view.columnState}>
      <div className={`collection-list collection-list--audit-entries ${styles.trail}`}>
        <SetStepNav nav={[{ label: auditText.labels.plural }]} />
        <Gutter className="collection-list__wrap">
          <div className={styles.head}>
            <h1>{auditText.labels.plural}</h1>
            <p>{words.count(data?.totalDocs ?? 0)}</p>
            <p className={styles.description}>{auditText.description}</p>
          </div>
          <ListControls
            collectionConfig={config}
            collectionSlug="audit-entries"
            disableQueryPresets
            enableColumns={false}
            enableFilters={false}
          />
          <FilterBar
            byDay
            collection="audit-entries"
            first={{ field: 'action', options: auditActionOptions }}
            folded={[{ field: 'target', options: auditTargetOptions }]}
          />
          {days.length === 0 ? <p className={styles.empty}>{words.empty}</p> : null}
          {days.map(({ day, title, lines }) => (
            <section aria-labelledby={`day-${day}`} className={styles.day} key={day}>
              <h2 id={`day-${day}`}>{title}</h2>
              <ol>
                {lines.map((line) => (
                  <AuditLineItem key={line.times[0]?.id} line={line} />
                ))}
              </ol>
            </section>
          ))}
          {days.length > 0 ? <ListPagination limits={config.admin.pagination?.limits} /> : null}
        </Gutter>
      </div>
    </TableColumnsProvider>
  )
}
