import type { Day } from '../text/frenchDate'
import { daysOf, LONGEST_PERIOD } from './period'

/** A visitor was seen on a day, and last so many days before it; LONGEST_PERIOD: never, or no less long ago. */
export type VisitorGap = { day: Day; gap: number }

/**
 * What one more page of a visitor says of their days. In any period each visitor has one day whose gap reaches
 * back before it, the first: as many as there are such days are its visitors, whatever its first and last day.
 */
export function visitorGaps(day: Day, lastDay: Day | null): VisitorGap[] {
  if (day === lastDay) return []
  const gap = lastDay === null ? LONGEST_PERIOD : daysOf({ from: lastDay, to: day }) - 1
  return [{ day, gap: Math.min(gap, LONGEST_PERIOD) }]
}
