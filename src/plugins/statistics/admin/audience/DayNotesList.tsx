import { Link } from '@payloadcms/ui'
import { isAdministrator } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { Period } from '@/src/domain/visits/period'
import type { ComparisonChoice } from '@/src/plugins/statistics/rules/comparison'
import { audienceText as text } from '@/src/plugins/statistics/words/admin/audience'
import { formatWholeDay } from '@/src/plugins/statistics/words/admin/periodWords'
import { AddDayNoteForm } from './AddDayNoteForm'
import styles from './AudienceReport.module.css'
import { audiencePageUrl } from './ComparisonPeriodLinks'
import { DayNoteItem } from './DayNoteItem'
import type { EventsAndNotesOfDay } from './groupEventsAndNotesByDay'

type Props = {
  notes: EventsAndNotesOfDay[]
  period: Period
  comparison: ComparisonChoice
  user: SignedInUser
}

const MAX_SHOWN_NOTE_DAYS = 12

/** Changes of the site and notes of the team, by day. Administrators can write notes. */
export function DayNotesList({ notes, period, comparison, user }: Props) {
  const isDay = period.from === period.to
  const mayWrite = isAdministrator(user)
  const older = notes.slice(MAX_SHOWN_NOTE_DAYS)
  const list = (days: EventsAndNotesOfDay[]) => (
    <ul className={styles.days}>
      {days.map(({ day, marks, events }) => (
        <li key={day}>
          {!isDay && (
            <h3>
              <Link href={audiencePageUrl({ from: day, to: day }, comparison)} prefetch={false}>
                {formatWholeDay(day)}
              </Link>
            </h3>
          )}
          <ul className={styles.notes}>
            {marks.map((mark) => (
              <DayNoteItem key={mark.id} mark={mark} mayWrite={mayWrite} />
            ))}
            {events.map((event) => (
              <li className={styles.event} key={event}>
                {event}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="audience-notes">
      <h2 className={styles.heading} id="audience-notes">
        {text.happened}
      </h2>
      <p className={styles.quiet}>{text.happenedHelp}</p>
      {notes.length === 0 && (
        <p className={styles.none}>{isDay ? text.nothingThatDay : text.nothingHappened}</p>
      )}
      {notes.length > 0 && list(notes.slice(0, MAX_SHOWN_NOTE_DAYS))}
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{text.olderDays(older.length)}</summary>
          {list(older)}
        </details>
      )}
      {mayWrite && <AddDayNoteForm day={period.to} key={period.to} />}
    </section>
  )
}
