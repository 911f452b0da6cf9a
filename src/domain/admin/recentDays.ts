import type { Day } from '../text/frenchDate'

/** The date presets with which staff filter recent arrivals. */
export const RECENT_DAYS = ['today', 'yesterday', 'week', 'month'] as const
export type RecentDays = (typeof RECENT_DAYS)[number]

type Range = { from: Day; until: Day | null }

/** First and last day, both included; no last day when the range ends today. */
export function recentRange(recent: RecentDays, today: Day): Range {
  if (recent === 'yesterday') {
    const yesterday = daysBefore(today, 1)
    return { from: yesterday, until: yesterday }
  }
  return { from: daysBefore(today, DAYS_BACK[recent]), until: null }
}

const DAYS_BACK = { today: 0, week: 6, month: 29 } as const

/** The preset that matches the range, if any. */
export function recentDaysOf(
  range: { from: Day | null; until: Day | null },
  today: Day,
): RecentDays | null {
  const isIt = (recent: RecentDays) => {
    const { from, until } = recentRange(recent, today)
    return range.from === from && (range.until === until || (!until && range.until === today))
  }
  return RECENT_DAYS.find(isIt) ?? null
}

function daysBefore(day: Day, count: number): Day {
  const noon = Date.parse(`${day}T12:00:00Z`) - count * 24 * 60 * 60 * 1000
  return new Date(noon).toISOString().slice(0, 10)
}
