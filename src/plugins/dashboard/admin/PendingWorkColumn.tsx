import { Link } from '@payloadcms/ui'
import { type ReactNode, useId } from 'react'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { WaitingRecordList } from '@/src/plugins/dashboard/rules/dashboard'
import { daysSince } from '@/src/plugins/dashboard/rules/trend'
import { dashboardText } from '@/src/plugins/dashboard/words/admin'
import styles from './PendingWorkWidget.module.css'

type Props = {
  title: string
  none: ReactNode
  all: (total: number) => string
  allHref: string
  addressOf: (id: number) => string
  list: WaitingRecordList
  /** Number of waiting days from which an entry is highlighted. */
  longAfter: number
  now: Date
  timezone: SiteTimezone
}

export function PendingWorkColumn({
  title,
  none,
  all,
  allHref,
  addressOf,
  list,
  longAfter,
  now,
  timezone,
}: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 className={styles.columnTitle} id={heading}>
        {title}
      </h3>
      {list.entries.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.entries}>
        {list.entries.map(({ id, title: name, detail, since }) => {
          const days = daysSince(since, now, timezone)
          return (
            <li key={id}>
              <Link className={styles.entry} href={addressOf(id)} prefetch={false}>
                <span className={styles.name}>{name}</span>{' '}
                <span className={days >= longAfter ? styles.long : styles.since}>
                  {dashboardText.waiting.since(days)}
                </span>{' '}
                <span className={styles.detail}>{detail}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      {list.total > list.entries.length && (
        <Link className={styles.all} href={allHref} prefetch={false}>
          {all(list.total)}
        </Link>
      )}
    </section>
  )
}
