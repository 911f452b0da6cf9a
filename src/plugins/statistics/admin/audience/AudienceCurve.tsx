import { VisitsCurve } from '@/components/admin/visits/VisitsCurve'
import { visitStatsText } from '@/src/content/admin/visitStats'
import type { Period } from '@/src/domain/visits/period'
import type { VisitStats } from '@/src/domain/visits/visitStats'
import { readHourlyVisits } from '@/src/plugins/statistics/queries/readHourlyVisits'
import { audienceText as text } from '@/src/plugins/statistics/words/admin/audience'
import { formatPeriod } from '@/src/plugins/statistics/words/admin/periodWords'
import type { AudienceReportOptions } from './AudienceReport'
import styles from './AudienceReport.module.css'
import { dayPoints, hourPoints } from './curvePoints'
import type { EventsAndNotesOfDay } from './groupEventsAndNotesByDay'

type Props = AudienceReportOptions & {
  notes: EventsAndNotesOfDay[]
  /** The period of the second curve; null without a comparison. */
  previous: Period | null
  stats: VisitStats
}

/** Curve of the visits: by day, or by hour if the period is one day. */
export async function AudienceCurve(props: Props) {
  const { period, previous, notes } = props
  const isDay = period.from === period.to
  const points = isDay ? await readHourPoints(props) : dayPoints(props)
  const heading = isDay ? text.byHour : text.byDay
  return (
    <section aria-labelledby="audience-curve">
      <h2 className={styles.heading} id="audience-curve">
        {heading}
      </h2>
      {points ? (
        <VisitsCurve
          earlier={
            previous && points.some(({ earlier }) => earlier) ? formatPeriod(previous) : undefined
          }
          label={`${heading}, ${formatPeriod(period)}`}
          points={points}
          unit={isDay ? 'hour' : 'day'}
        />
      ) : (
        <p className={styles.quiet}>{text.noHours}</p>
      )}
      {!isDay && (
        <p className={styles.legend}>
          <span>{visitStatsText.openDay}</span>
          {notes.some(({ marks }) => marks.length > 0) && (
            <span className={styles.markKey}>{text.markedLegend}</span>
          )}
          {notes.some(({ events }) => events.length > 0) && (
            <span className={styles.eventKey}>{text.eventLegend}</span>
          )}
        </p>
      )}
    </section>
  )
}

async function readHourPoints({ now, period, previous, req, timezone }: Props) {
  const hoursOf = (day: string) => readHourlyVisits(req.payload, { day, timezone })
  const [hours, others] = await Promise.all([
    hoursOf(period.from),
    previous && hoursOf(previous.from),
  ])
  return hours && hourPoints({ hours, others, now, timezone })
}
