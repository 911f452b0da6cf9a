import type { ApplicationEvent } from '@/payload-types'
import {
  applicationEventLabel,
  applicationHistoryWords as words,
} from '@/src/content/admin/applicationHistory'
import { formatDateTime } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import styles from './ApplicationHistory.module.css'
import type { HistoryLine } from './historyLine'

type Props = {
  events: ApplicationEvent[]
  earlier: number
  pluginLines: readonly HistoryLine[]
  timezone: SiteTimezone
}

/** Events of the application and the lines of plugins, latest first. */
export function ApplicationHistory({ events, earlier, pluginLines, timezone }: Props) {
  // The first reading is unknown when earlier events are left out, among which it may be.
  const firstReading = earlier > 0 ? null : events.findLast(({ kind }) => kind === 'read')
  const toLine = (event: ApplicationEvent) => historyLineOfEvent(event, event === firstReading)
  return (
    <>
      <ol className={styles.history}>
        {[...events.map(toLine), ...pluginLines]
          .toSorted((a, b) => b.at.localeCompare(a.at))
          .map(({ at, by, key, kind, label, text }) => (
            <li data-kind={kind} key={key}>
              {text === undefined ? (
                <span>{label}</span>
              ) : (
                <details className={styles.text}>
                  <summary>{label}</summary>
                  <p>{text}</p>
                </details>
              )}
              <span className={styles.when}>
                <time dateTime={at}>{formatDateTime(at, timezone)}</time>
                {by && <span>{` ${words.by(by)}`}</span>}
              </span>
            </li>
          ))}
      </ol>
      {earlier > 0 && <p className={styles.when}>{words.earlier(earlier)}</p>}
    </>
  )
}

function historyLineOfEvent(event: ApplicationEvent, isFirstReading: boolean): HistoryLine {
  const { accountName, createdAt, id, kind } = event
  const label = kind === 'read' && !isFirstReading ? words.readByAnother : eventLabel(event)
  return { at: createdAt, by: accountName, key: `event-${id}`, kind, label }
}

const eventLabel = ({ from, kind, to }: ApplicationEvent) =>
  from && to ? words.statusChange(from, to) : applicationEventLabel(kind)
