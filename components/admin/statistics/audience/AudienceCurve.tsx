import { audienceText as text } from '@/src/content/admin/audience'
import { formatPeriod } from '@/src/content/admin/periodWords'
import { visitStatsText } from '@/src/content/admin/visitStats'
import type { ComparedPeriods } from '@/src/domain/visits/comparison'
import type { VisitStats } from '@/src/domain/visits/visitStats'
import { readVisitHours } from '@/src/queries/visits/readVisitHours'
import { VisitsCurve } from '../../visits/VisitsCurve'
import type { ShownAudience } from './Audience'
import styles from './Audience.module.css'
import { dayPoints, hourPoints } from './curvePoints'
import type { DayNotes } from './dayNotes'

type Props = ShownAudience & {
  compared: ComparedPeriods | null
  notes: DayNotes[]
  stats: VisitStats
}

/** The line over the period: by day, or by hour where it is one day. */
export async function AudienceCurve(props: Props) {
  const { period, notes } = props
  const isDay = period.from === period.to
  const points = isDay ? await pointsOfDay(props) : dayPoints(props)
  const heading = isDay ? text.byHour : text.byDay
  const under = props.compared?.under
  return (
    <section aria-labelledby="audience-curve">
      <h2 className={styles.heading} id="audience-curve">
        {heading}
      </h2>
      {points ? (
        <VisitsCurve
          earlier={under && points.some(({ earlier }) => earlier) ? formatPeriod(under) : undefined}
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

async function pointsOfDay({ compared, now, period, req, stats, timezone }: Props) {
  const hoursOf = (day: string) => readVisitHours(req.payload, { day, timezone })
  const [hours, others] = await Promise.all([
    hoursOf(period.from),
    compared && hoursOf(compared.under.from),
  ])
  // Of a day before anything was counted there is nothing to tell.
  const isCompared = stats.trend !== null || others?.some(({ visits }) => visits > 0)
  return hours && hourPoints({ hours, others: isCompared ? others : null, now, timezone })
}
