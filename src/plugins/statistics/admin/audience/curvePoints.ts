import type { ChartPoint } from '@/components/admin/visits/chartPoint'
import { formatLongDay, formatShortDay } from '@/src/content/admin/visitStats'
import { HOUR_MS } from '@/src/domain/durations'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { IsoDay } from '@/src/domain/text/frenchDate'
import { addDays, daysOfPeriod, type Period } from '@/src/domain/visits/period'
import type { VisitStats } from '@/src/domain/visits/visitStats'
import type { ComparisonChoice } from '@/src/plugins/statistics/rules/comparison'
import {
  type HourlyVisits,
  localHour,
  visitsInSameHours,
} from '@/src/plugins/statistics/rules/hours'
import { audienceText as text } from '@/src/plugins/statistics/words/admin/audience'
import { formatWholeDay } from '@/src/plugins/statistics/words/admin/periodWords'
import { audiencePageUrl } from './ComparisonPeriodLinks'
import type { EventsAndNotesOfDay } from './groupEventsAndNotesByDay'

type DayPointOptions = {
  comparison: ComparisonChoice
  notes: readonly EventsAndNotesOfDay[]
  period: Period
  previous: Period | null
  stats: VisitStats
  today: IsoDay
}

/** Makes one point per day, with the visits of the compared day and the notes of the day. */
export function dayPoints(options: DayPointOptions): ChartPoint[] {
  const { comparison, notes, period, previous, stats, today } = options
  const counted = new Map(stats.dailyVisits.map((day) => [day.date, day]))
  const noted = new Map(notes.map((day) => [day.day, day]))
  return daysOfPeriod(period).map((day, rank) => {
    const other = previous ? addDays(previous.from, rank) : ''
    const earlier = previous && other <= previous.to ? counted.get(other) : undefined
    const { marks = [], events = [] } = noted.get(day) ?? {}
    return {
      key: day,
      long: formatLongDay(day),
      short: formatShortDay(day),
      visits: counted.get(day)?.visits ?? 0,
      views: counted.get(day)?.views ?? 0,
      isUnderWay: day === today,
      earlier: earlier ? { long: formatWholeDay(other), visits: earlier.visits } : null,
      address: audiencePageUrl({ from: day, to: day }, comparison),
      notes: [...new Set([...marks.map(({ sentence }) => sentence), ...events])],
      isMarked: marks.length > 0,
    }
  })
}

type HourPointOptions = {
  hours: readonly HourlyVisits[]
  others: readonly HourlyVisits[] | null
  now: Date
  timezone: SiteTimezone
}

/** Makes one point for each hour of a day, with the visits of the same hour of the compared day. */
export function hourPoints({ hours, others, now, timezone }: HourPointOptions): ChartPoint[] {
  const earlier = others ? visitsInSameHours(hours, others, timezone) : []
  return hours.map(({ at, visits, views }, rank) => {
    const clock = localHour(at, timezone)
    const isSecond = hours.findIndex((hour) => localHour(hour.at, timezone) === clock) < rank
    const long = isSecond ? text.again(text.hours(clock)) : text.hours(clock)
    const isToCome = at > now
    const before = earlier[rank] ?? null
    return {
      key: at.toISOString(),
      long,
      short: text.shortHour(clock),
      visits: isToCome ? null : visits,
      views: isToCome ? null : views,
      isUnderWay: !isToCome && now.getTime() - at.getTime() < HOUR_MS,
      earlier: before === null ? null : { long: text.thatDay, visits: before },
    }
  })
}
