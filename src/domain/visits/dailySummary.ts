type VisitCount = { visits: number }

export type DailyVisitsSummary<Step extends VisitCount> = {
  /** The day with the most visits, the latest of several; null without visits. */
  peak: Step | null
  /** Visits per day over all days, including today. */
  average: number
  total: number
}

/** The summary of a line chart over several days. */
export function summarizeDailyVisits<Step extends VisitCount>(
  days: readonly Step[],
): DailyVisitsSummary<Step> {
  const total = days.reduce((sum, { visits }) => sum + visits, 0)
  const most = Math.max(0, ...days.map(({ visits }) => visits))
  return {
    peak: most > 0 ? (days.findLast(({ visits }) => visits === most) ?? null) : null,
    average: days.length > 0 ? total / days.length : 0,
    total,
  }
}
