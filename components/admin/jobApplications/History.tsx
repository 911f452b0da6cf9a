import type { ApplicationEvent } from '@/payload-types'
import {
  applicationEventLabels,
  historyWords as words,
} from '@/src/content/admin/applicationHistory'
import { formatDateTime } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import styles from './History.module.css'

type Props = { events: ApplicationEvent[]; earlier: number; timezone: SiteTimezone }

/** What happened, the latest first. */
export function History({ events, earlier, timezone }: Props) {
  return (
    <>
      <ol className={styles.history}>
        {events.map((event) => (
          <li data-kind={event.kind} key={event.id}>
            <span>{sentence(event)}</span>
            <span className={styles.when}>
              <time dateTime={event.createdAt}>{formatDateTime(event.createdAt, timezone)}</time>
              {event.accountName && ` ${words.by(event.accountName)}`}
            </span>
          </li>
        ))}
      </ol>
      {earlier > 0 && <p className={styles.when}>{words.earlier(earlier)}</p>}
    </>
  )
}

function sentence({ kind, from, to }: ApplicationEvent) {
  return from && to ? words.statusChange(from, to) : applicationEventLabels[kind]
}
