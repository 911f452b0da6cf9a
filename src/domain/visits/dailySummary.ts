type Counted = { visits: number }

export type DailySummary<Step extends Counted> = {
  /** The day with most visits, the latest of them; null without any visit. */
  peak: Step | null
  /** Visits a day over all days, today's unfinished one among them. */
  average: number
  total: number
}

/** What a line over several days says, in three figures. */
export function summarizeDays<Step extends Counted>(days: readonly Step[]): DailySummary<Step> {
  const total = days.reduce((sum, { visits }) => sum + visits, 0)
  const most = Math.max(0, ...days.map(({ visits }) => visits))
  return {
    peak: most > 0 ? (days.findLast(({ visits }) => visits === most) ?? null) : null,
    average: days.length > 0 ? total / days.length : 0,
    total,
  }
}
