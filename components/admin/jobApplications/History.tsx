import type { ApplicationEvent } from '@/payload-types'
import { answerWords } from '@/src/content/admin/answers'
import {
  applicationEventLabels,
  historyWords as words,
} from '@/src/content/admin/applicationHistory'
import { formatDateTime } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { ShownAnswer } from '@/src/queries/findAnswers'
import styles from './History.module.css'

type Props = {
  answers: ShownAnswer[]
  events: ApplicationEvent[]
  earlier: number
  timezone: SiteTimezone
}

/** What happened, and what was answered with its text, the latest first. */
export function History({ answers, events, earlier, timezone }: Props) {
  // The very first may be among those that are not shown.
  const first = earlier > 0 ? null : events.findLast(({ kind }) => kind === 'read')
  const told = (event: ApplicationEvent) => ofEvent(event, event === first)
  return (
    <>
      <ol className={styles.history}>
        {[...events.map(told), ...answers.flatMap(ofAnswer)]
          .toSorted((a, b) => b.at.localeCompare(a.at))
          .map(({ at, by, key, kind, said, text }) => (
            <li data-kind={kind} key={key}>
              {text === undefined ? (
                <span>{said}</span>
              ) : (
                <details className={styles.text}>
                  <summary>{said}</summary>
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

type Line = {
  at: string
  by?: string | null
  key: string
  kind: string
  said: string
  text?: string
}

function ofEvent(event: ApplicationEvent, isFirstReading: boolean): Line {
  const { accountName, createdAt, id, kind } = event
  const said = kind === 'read' && !isFirstReading ? words.readByAnother : saidOf(event)
  return { at: createdAt, by: accountName, key: `event-${id}`, kind, said }
}

const saidOf = ({ from, kind, to }: ApplicationEvent) =>
  from && to ? words.statusChange(from, to) : applicationEventLabels[kind]

// What has not left is no past.
function ofAnswer({ authorName, body, id, sentAt, subject }: ShownAnswer): Line[] {
  if (sentAt === null) return []
  const said = answerWords.inHistory(subject)
  return [{ at: sentAt, by: authorName, key: `answer-${id}`, kind: 'answered', said, text: body }]
}
