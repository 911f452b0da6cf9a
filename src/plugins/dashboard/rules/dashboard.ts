export const DASHBOARD_FIGURE_NAMES = [
  'totalJobs',
  'pendingApplications',
  'totalMessages',
  'activeJobs',
  'totalApplications',
  'newMessages',
] as const
export type DashboardFigureName = (typeof DASHBOARD_FIGURE_NAMES)[number]

/** The figures with a trend: they count arrivals, not a current stock. */
export type FigureNameWithTrend = Extract<
  DashboardFigureName,
  'totalJobs' | 'totalApplications' | 'totalMessages'
>

/** Trends are in percent; null when there is no earlier figure. */
export type DashboardFigures = Record<DashboardFigureName, number> & {
  trends: Record<FigureNameWithTrend, number | null>
}

export function isFigureWithTrend(figure: DashboardFigureName): figure is FigureNameWithTrend {
  return figure.startsWith('total')
}

/** Whether the figure counts people or documents that wait for staff. */
export function isWaitingFigure(figure: DashboardFigureName): boolean {
  return figure === 'pendingApplications' || figure === 'newMessages'
}

/** A submission or an offer that waits for staff; `since` is when it started to wait. */
export type WaitingRecord = { id: number; title: string; detail: string; since: Date }
export type WaitingRecordList = { entries: WaitingRecord[]; total: number }
export type WaitingRecordLists = {
  applications: WaitingRecordList
  messages: WaitingRecordList
  offers: WaitingRecordList
  /** The number of active offers; without any, the site has no offer to apply for either. */
  activeOffers: number
}

/** After this many days a wait counts as long: three of four candidates expect a reply earlier. */
export const LONG_WAIT_DAYS = 5

/** After this many days without an application, an offer may need a review. */
export const LONG_WITHOUT_APPLICATION_DAYS = 30

export const ACTIVITY_KINDS = ['application', 'message', 'offer'] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

export type DashboardActivity = {
  kind: ActivityKind
  id: number
  title: string
  detail: string
  at: Date
}

/** Returns the newest activities of all kinds together. */
export function newestActivities(
  activities: readonly DashboardActivity[],
  count: number,
): DashboardActivity[] {
  return activities.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, count)
}
