import { trendPercentage, type VisitStats, type VisitTotals } from '@/src/domain/visits/visitStats'
import { visitStatsText as text } from './visitStats'

/**
 * The trend of a figure as text; null when there is no earlier figure.
 * @param within the end of the text: the compared period
 */
export function formatVisitTrend(
  { trend }: VisitStats,
  name: keyof VisitTotals,
  within: string,
): string | null {
  if (!trend) return null
  const { current, previous } = trend
  if (name !== 'bounceRate') {
    const percent = trendPercentage(current[name], previous[name])
    return percent === null ? null : text.trend(percent, within)
  }
  // The difference is in points, because a percentage of a percentage would be misread. Without
  // visits there is no bounce rate.
  if (previous.totalVisits === 0 || current.totalVisits === 0) return null
  return text.trendInPoints(Math.round(current.bounceRate - previous.bounceRate), within)
}
