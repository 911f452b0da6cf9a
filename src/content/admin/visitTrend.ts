import { trendOf } from '@/src/domain/admin/trend'
import type { VisitStats, VisitTotals } from '@/src/domain/visits/visitStats'
import { visitStatsText as text } from './visitStats'

/**
 * What has become of a figure, in words; null where there is nothing to compare it with.
 * @param within since when, as the words end
 */
export function visitTrend(
  { trend }: VisitStats,
  name: keyof VisitTotals,
  within: string,
): string | null {
  if (!trend) return null
  const { current, previous } = trend
  if (name !== 'bounceRate') {
    const percent = trendOf(current[name], previous[name])
    return percent === null ? null : text.trend(percent, within)
  }
  // A percentage of a percentage would be misread. Without a visit there was nothing to leave.
  if (previous.totalVisits === 0 || current.totalVisits === 0) return null
  return text.trendInPoints(Math.round(current.bounceRate - previous.bounceRate), within)
}
