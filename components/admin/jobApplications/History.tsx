import type { ApplicationEvent } from '@/payload-types'
import {
  applicationEventLabels,
  historyWords as words,
} from '@/src/content/admin/applicationHistory'
import { formatDateTime } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { ShownAnswer } from '@/src/plugins/answers/queries/findAnswers'
import { answerWords } from '@/src/plugins/answers/words/admin/answers'
import styles from './History.module.css'

type Props = {
  answers: ShownAnswer[]
  events: ApplicationEvent[]
  earlier: number
  timezone: SiteTimezone
}

/** Events of the application and sent candidate replies, latest first. */
export function History({ answers, events, earlier, timezone }: Props) {
  // When earlier events are left out, the first reading may be among them.
  const firstReading = earlier > 0 ? null : events.findLast(({ kind }) => kind === 'read')
  const toLine = (event: ApplicationEvent) => eventLine(event, event === firstReading)
  return (
    <>
      <ol className={styles.history}>
        {[...events.map(toLine), ...answers.flatMap(replyLines)]
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

type HistoryLine = {
  at: string
  by?: string | null
  key: string
  kind: string
  label: string
  text?: string
}

function eventLine(event: ApplicationEvent, isFirstReading: boolean): HistoryLine {
  const { accountName, createdAt, id, kind } = event
  const label = kind === 'read' && !isFirstReading ? words.readByAnother : eventLabel(event)
  return { at: createdAt, by: accountName, key: `event-${id}`, kind, label }
}

const eventLabel = ({ from, kind, to }: ApplicationEvent) =>
  from && to ? words.statusChange(from, to) : applicationEventLabels[kind]

// An unsent reply is not part of the history.
function replyLines({ authorName, body, id, sentAt, subject }: ShownAnswer): HistoryLine[] {
  if (sentAt === null) return []
  const label = answerWords.inHistory(subject)
  return [{ at: sentAt, by: authorName, key: `answer-${id}`, kind: 'answered', label, text: body }]
}
