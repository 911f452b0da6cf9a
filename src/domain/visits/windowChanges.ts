import type { Day } from '../text/frenchDate'
import { VISIT_RANGES, type VisitRange } from './visitStats'

/** By how much the number of visitors seen within `days` days differs from that of the day before. */
export type WindowChange = { days: VisitRange; day: Day; change: number }

/**
 * What one more day on which a visitor is seen changes in the windows of each length, by the day they
 * end on. The visitor is in the windows that end on that day and on the days after it, as many as a
 * window is long; where they were in already, since the day they were seen last, nothing changes.
 * Summed up to a day, the changes of all visitors are the visitors of the window ending on it.
 */
export function windowChanges(day: Day, lastDay: Day | null): WindowChange[] {
  if (day === lastDay) return []
  return VISIT_RANGES.flatMap((days) => {
    const alreadyUntil = lastDay === null ? day : daysAfter(lastDay, days)
    return [
      { days, day: alreadyUntil > day ? alreadyUntil : day, change: 1 },
      { days, day: daysAfter(day, days), change: -1 },
    ]
  })
}

function daysAfter(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
