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
import { auditText } from '@/src/content/admin/audit'
import { auditListWords as words } from '@/src/content/admin/auditSentences'
import { ListPages } from '../list/ListPages'
import { AuditLineItem } from './AuditLineItem'
import { AuditPeriodFilter } from './AuditPeriodFilter'
import styles from './AuditTrail.module.css'
import type { AuditDay } from './auditLines'

type Props = ListViewClientProps & { days: AuditDay[] }

/** Who did what, day by day. Searched and filtered with Payload's own parts. */
export function AuditTrail({ days, ...view }: Props) {
  const { data } = useListQuery()
  const { getEntityConfig } = useConfig()
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
          <AuditPeriodFilter />
          <ListControls
            collectionConfig={config}
            collectionSlug="audit-entries"
            disableQueryPresets
            enableColumns={false}
            renderedFilters={view.renderedFilters}
            resolvedFilterOptions={view.resolvedFilterOptions}
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
          {days.length > 0 ? <ListPages limits={config.admin.pagination?.limits} /> : null}
        </Gutter>
      </div>
    </TableColumnsProvider>
  )
}
